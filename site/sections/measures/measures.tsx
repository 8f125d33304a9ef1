import type { Section } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { Gauge } from '../../media/development/gauge.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './measures.module.css';

/** Three numbers, each on the half dial it is read from. */
export function Measures({ section: { id, heading, paragraphs, points } }: { section: Section }) {
  return (
    <section className="section" id={id}>
      <div className="wrap">
        <div className={styles.head}>
          <SectionTitle level={2}>{heading}</SectionTitle>
          <Paragraphs of={paragraphs} className="soft" />
        </div>
        <ul className={styles.list}>
          {points?.map(({ title, description }, index) => (
            <li key={title}>
              <Gauge of={index} className={styles.gauge} />
              <h3>{title}</h3>
              <p className={styles.text}>
                <RichText of={description} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
