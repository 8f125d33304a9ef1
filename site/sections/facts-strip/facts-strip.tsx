import { labels } from '../../../content/labels.ts';
import type { Facts } from '../../../content/schema.ts';
import { RichText } from '../../components/rich-text.tsx';
import styles from './facts-strip.module.css';

/** The four questions that every page answers, side by side where there is room. */
export function FactsStrip({ facts }: { facts: Facts }) {
  return (
    <div className={styles.strip}>
      <dl className={`wrap ${styles.list}`}>
        {keys.map((key) => (
          <div key={key} className={styles.fact}>
            <dt className={styles.question}>{labels.facts[key]}</dt>
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
