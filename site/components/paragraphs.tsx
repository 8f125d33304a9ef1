import type { Paragraph } from '../../content/schema.ts';
import { RichText } from './rich-text.tsx';

type ParagraphsProps = { of: readonly Paragraph[]; className?: string | undefined };

/** Paragraphs of rich text. */
export function Paragraphs({ of: paragraphs, className }: ParagraphsProps) {
  return paragraphs.map((paragraph, index) => (
    <p className={className} key={index}>
      <RichText of={paragraph} />
    </p>
  ));
}
