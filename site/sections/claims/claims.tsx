import type { IconName } from '../../../content/icons.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './claims.module.css';

/** The three claims under the hero, on one line where there is room. */
export function Claims({ claims }: { claims: readonly { text: string; icon: IconName }[] }) {
  return (
    <div className={styles.band}>
      <ul className={`wrap ${styles.list}`}>
        {claims.map(({ text, icon }) => (
          <li className={styles.claim} key={text}>
            <Icon name={icon} /> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
