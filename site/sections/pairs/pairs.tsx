import type { IconName } from '../../../content/icons.ts';
import { Icon } from '../../components/icon.tsx';
import { TitledText } from '../../components/titled-text.tsx';
import styles from './pairs.module.css';

/** A ledger in two columns: icon, name, one sentence. */
export function Pairs({ items }: { items: readonly { title: string; description: string; icon: IconName }[] }) {
  return (
    <ul className={`cells ruled ${styles.pairs}`}>
      {items.map(({ title, description, icon }) => (
        <li key={title} className={styles.item}>
          <Icon name={icon} className={styles.icon} />
          <div>
            <TitledText of={{ title, description }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
