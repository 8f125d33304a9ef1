import type { Paragraph } from '../../../content/schema.ts';
import { RichText } from '../../components/rich-text.tsx';
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
      <p className={look === 'soft' ? 'soft' : 'lede'}>
        <RichText of={lede} />
      </p>
    </div>
  );
}
