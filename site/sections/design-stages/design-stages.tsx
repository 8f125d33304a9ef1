import type { Section } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './design-stages.module.css';

/** Stages on one line, with the way back from the last to the first drawn above them. */
export function DesignStages({ section: { id, heading, paragraphs, points } }: { section: Section }) {
  return (
    <section className="section" id={id}>
      <div className="wrap">
        <SectionTitle level={2}>{heading}</SectionTitle>
        <Paragraphs of={paragraphs} className={`lede ${styles.lede}`} />
        <svg className={styles.back} viewBox="0 0 1200 120" fill="none" aria-hidden="true">
          <path d="M832 116C760-30 96-30 24 116M832 116C780 50 484 50 432 116" />
          <path d="m22 98 2 18 16-8M430 98l2 18 16-8" />
        </svg>
        <ol className={styles.stages}>
          {points?.map(({ title, description }) => (
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
