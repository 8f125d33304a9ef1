import type { FeatureChip } from '../../../content/schema.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './chip-row.module.css';
import motion from './motion.module.css';

function Chips({ chips, copy = false }: { chips: readonly FeatureChip[]; copy?: boolean }) {
  return (
    <ul className={copy ? `${styles.chips} ${motion.copy}` : styles.chips} aria-hidden={copy ? true : undefined}>
      {chips.map(({ text, icon }) => (
        <li className={styles.chip} key={text}>
          <Icon name={icon} /> {text}
        </li>
      ))}
    </ul>
  );
}

/** One running row: the chips and a copy of them behind, so that the row never ends. Only the first is read out. */
export function ChipRow({ chips, backwards }: { chips: readonly FeatureChip[]; backwards: boolean }) {
  return (
    <div className={motion.row} data-backwards={backwards ? '' : undefined}>
      <Chips chips={chips} />
      <Chips chips={chips} copy />
    </div>
  );
}
