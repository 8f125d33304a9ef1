import type { Section } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { PrintBlock } from '../../media/development/print-blocks.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './print-rules.module.css';

/** Rules as the carved faces of printing blocks, each beside its print. */
export function PrintRules({ section: { id, heading, paragraphs, points } }: { section: Section }) {
  return (
    <section className={styles.section} id={id}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <SectionTitle level={2} size="medium">
            {heading}
          </SectionTitle>
          <Paragraphs of={paragraphs} className={styles.lede} />
        </div>
        <ul className={styles.blocks}>
          {points?.map(({ title, description }, index) => (
            <li className={styles.rule} key={title}>
              <PrintBlock of={index} className={styles.block} />
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
