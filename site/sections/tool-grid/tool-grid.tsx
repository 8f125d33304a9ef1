import type { Technology, Titled } from '../../../content/schema.ts';
import { Icon } from '../../components/icon.tsx';
import { pointedArch } from '../../media/facade/geometry.ts';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './tool-grid.module.css';

type ToolGridProps = Titled<Technology> & {
  /** What the twelve tiles are part of: windows of a wall, vaults under the ground, storeys of a house. */
  look: 'windows' | 'vaults' | 'storeys';
};

/** Twelve tools in a dense grid: a mark in ink, a name, and what it is for. */
export function ToolGrid({ heading, lede, items, look }: ToolGridProps) {
  return (
    <section className={styles.section} data-look={look} id="tools">
      <div className="wrap">
        <SectionHead level={2} title={heading} lede={lede} />
        <ul className={styles.grid}>
          {items.map(({ icon, name, desc }) => (
            <li className={styles.tile} key={name}>
              {arches[look]}
              <Icon name={icon} className={styles.mark} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.use}>{desc}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A window takes its tool's mark into its arch; a vault spans the whole tile. Storeys have straight ceilings. */
const arches = {
  windows: (
    <svg className={styles.window} viewBox="0 0 80 96" aria-hidden="true">
      <path d={pointedArch({ x: 0.5, y: 0.5, width: 79, height: 95.5 })} />
    </svg>
  ),
  vaults: (
    <svg className={styles.vault} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 20Q0 1 50 1t50 19" />
    </svg>
  ),
  storeys: null,
};
