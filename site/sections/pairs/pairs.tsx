import type { Point } from '../../../content/schema.ts';
import { TitledText } from '../../components/titled-text.tsx';
import { CloudTask } from '../../media/cloud-dial/cloud-tasks.tsx';
import styles from './pairs.module.css';

/** A ledger in two columns: a small figure, name, one sentence. */
export function Pairs({ items }: { items: readonly Point[] }) {
  return (
    <ul className={`cells ruled ${styles.pairs}`}>
      {items.map((point, index) => (
        <li key={point.title} className={styles.item}>
          <CloudTask of={index} />
          <div>
            <TitledText of={point} />
          </div>
        </li>
      ))}
    </ul>
  );
}
