import type { cloudServicesPage } from '../../../content/pages/services/cloud-services.ts';
import { TitledText } from '../../components/titled-text.tsx';
import { CloudTask } from '../../media/cloud-dial/cloud-tasks.tsx';
import styles from './pairs.module.css';

/** A ledger in two columns: a small figure, name, one sentence. */
export function Pairs({ items }: Pick<typeof cloudServicesPage.solutions, 'items'>) {
  return (
    <ul className={`cells ruled ${styles.pairs}`}>
      {items.map(({ figure, title, description }) => (
        <li key={title} className={styles.item}>
          <CloudTask of={figure} />
          <div>
            <TitledText of={{ title, description }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
