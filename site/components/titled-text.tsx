import type { Point } from '../../content/schema.ts';
import { RichParagraph } from './paragraphs.tsx';
import styles from './titled-text.module.css';

/** A title and the sentence under it, as most lists of the site have them. */
export function TitledText({ of: { title, description }, className }: { of: Point; className?: string | undefined }) {
  return (
    <>
      <h3 className={className}>{title}</h3>
      <RichParagraph className={styles.text} of={description} />
    </>
  );
}
