import type { ComponentProps } from 'react';
import type { Paragraph } from '../../content/schema.ts';
import { RichText } from './rich-text.tsx';

type RichParagraphProps = Omit<ComponentProps<'p'>, 'children'> & { of: Paragraph };

export function RichParagraph({ of: text, ...rest }: RichParagraphProps) {
  return (
    <p {...rest}>
      <RichText of={text} />
    </p>
  );
}

type ParagraphsProps = { of: readonly Paragraph[]; className?: string | undefined };

export function Paragraphs({ of: paragraphs, className }: ParagraphsProps) {
  return paragraphs.map((paragraph, index) => <RichParagraph className={className} of={paragraph} key={index} />);
}
