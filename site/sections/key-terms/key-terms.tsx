import titled from '../../components/titled-text.module.css';
import styles from './key-terms.module.css';

/** The few terms that people ask for first, as large as headings, each under a long mark of one scale. */
export function KeyTerms({ terms }: { terms: readonly { name: string; value: string; note: string }[] }) {
  return (
    <div className={`container ${styles.strip}`}>
      <dl className={`wrap ${styles.list}`}>
        {terms.map(({ name, value, note }) => (
          <div className={styles.term} key={name}>
            <dt className={`small ${styles.name}`}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={titled.text}>{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
