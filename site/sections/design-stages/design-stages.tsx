import type { Section } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './design-stages.module.css';

/** Stages on one line, with the way back from the last to the first drawn above them. */
export function DesignStages({ section: { id, heading, paragraphs, points = [] } }: { section: Section }) {
  return (
    <section className="section" id={id}>
      <div className="wrap">
        <SectionTitle level={2}>{heading}</SectionTitle>
        <Paragraphs of={paragraphs} className={`lede ${styles.lede}`} />
        <svg className={styles.back} viewBox="0 0 1200 120" fill="none" aria-hidden="true">
          <path d="M20 112A560 300 0 0 1 816 112M416 112A560 300 0 0 1 816 112M20 112l2-16M20 112l14-9" />
        </svg>
        <ol className={styles.stages}>
          {points.map(({ title, description }) => (
            <li className={styles.stage} key={title}>
              <h3>{title}</h3>
              <p className={styles.text}>
                <RichText of={description} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
