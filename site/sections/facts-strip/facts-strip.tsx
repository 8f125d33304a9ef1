import type { Facts } from '../../../content/schema.ts';
import { RichText } from '../../components/rich-text.tsx';
import styles from './facts-strip.module.css';

type FactsStripProps = { facts: Facts; questions: Readonly<Record<keyof Facts, string>> };

/** The four questions that every page answers, side by side where there is room. */
export function FactsStrip({ facts, questions }: FactsStripProps) {
  return (
    <div className={styles.strip}>
      <dl className={`wrap ${styles.list}`}>
        {keys.map((key) => (
          <div key={key} className={styles.fact}>
            <dt className={styles.question}>{questions[key]}</dt>
            <dd className={styles.answer}>
              <RichText of={facts[key]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const keys = ['whatItIs', 'whoItIsFor', 'whatYouWillHave', 'whatToDoNext'] as const satisfies (keyof Facts)[];
