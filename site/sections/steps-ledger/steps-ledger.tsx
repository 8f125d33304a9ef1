import type { Paragraph, Point } from '../../../content/schema.ts';
import { RichText } from '../../components/rich-text.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './steps-ledger.module.css';

type StepsLedgerProps = {
  /** The section's anchor, where it has one. */
  id?: string;
  heading: string;
  lede: Paragraph;
  items: readonly Point[];
};

/** Steps in their order, each after its numeral; the heading stays beside them while they pass. */
export function StepsLedger({ id, heading, lede, items }: StepsLedgerProps) {
  return (
    <section className="section" id={id}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.aside}>
          <SectionTitle level={2} size="medium">
            {heading}
          </SectionTitle>
          <p className="lede">
            <RichText of={lede} />
          </p>
        </div>
        <ol className={styles.steps}>
          {items.map(({ title, description }) => (
            <li className={styles.step} key={title}>
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
