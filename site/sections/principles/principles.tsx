import type { Section } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { PrincipleFigure } from '../../media/development/principle-figures.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './principles.module.css';

/** Principles as cards that grow a little under the pointer, each with a drawing that keeps it. */
export function Principles({ section: { id, heading, paragraphs, points } }: { section: Section }) {
  return (
    <section className="section band" id={id}>
      <div className="wrap">
        <div className={styles.head}>
          <SectionTitle level={2}>{heading}</SectionTitle>
          <Paragraphs of={paragraphs} className="lede" />
        </div>
        <ul className={styles.cards}>
          {points?.map(({ title, description }, index) => (
            <li className={styles.card} key={title}>
              <PrincipleFigure of={index} className={styles.figure} />
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
