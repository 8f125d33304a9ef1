import { SectionTitle, type HeadingLevel } from '../section-title/section-title.tsx';
import styles from './section-head.module.css';

/** A heading on the left and a sentence on the right, on one base line where there is room for both. */
export function SectionHead({ level, title, lede }: { level: HeadingLevel; title: string; lede: string }) {
  return (
    <div className={styles.head}>
      <SectionTitle level={level}>{title}</SectionTitle>
      <p className="lede">{lede}</p>
    </div>
  );
}
