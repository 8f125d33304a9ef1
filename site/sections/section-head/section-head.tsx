import type { Paragraph } from '../../../content/schema.ts';
import { RichParagraph } from '../../components/paragraphs.tsx';
import { SectionTitle, type HeadingLevel } from '../section-title/section-title.tsx';
import styles from './section-head.module.css';

type SectionHeadProps = {
  level?: HeadingLevel;
  title: string;
  lede: Paragraph;
  /** `close` to the list below it, or `soft`: a longer sentence at reading size. */
  look?: 'level' | 'close' | 'soft' | undefined;
};

/** A heading on the left and a sentence on the right, on one base line where there is room for both. */
export function SectionHead({ level, title, lede, look = 'level' }: SectionHeadProps) {
  return (
    <div className={`columns ${styles[look]}`}>
      <SectionTitle level={level}>{title}</SectionTitle>
      <RichParagraph className={look === 'soft' ? 'soft' : 'lede'} of={lede} />
    </div>
  );
}
