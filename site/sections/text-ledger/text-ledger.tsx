import type { Section } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import styles from './text-ledger.module.css';

/** Texts as a ledger: the headings down the left side, what they say on the right, a hairline between. */
export function TextLedger({ sections }: { sections: readonly Section[] }) {
  return (
    <section className="section">
      <div className={`wrap ${styles.ledger}`}>
        {sections.map(({ id, heading, paragraphs }) => (
          <div className={styles.row} key={id} id={id}>
            <h2 className={styles.heading}>{heading}</h2>
            <div className={styles.text}>
              <Paragraphs of={paragraphs} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
