import type { Technology, Titled } from '../../../content/schema.ts';
import { pointedArch } from '../../media/facade/geometry.ts';
import { SectionHead } from '../section-head/section-head.tsx';
import glaze from '../../components/glaze.module.css';
import storeys from './storeys.module.css';
import styles from './tool-grid.module.css';
import { ToolMark } from './tool-mark.tsx';
import vaults from './vaults.module.css';
import windows from './windows.module.css';

type ToolGridProps = Titled<Technology> & {
  /** What the twelve tiles are part of: windows of a wall, vaults under the ground, storeys of a house. */
  look: keyof typeof looks;
};

const looks = {
  windows: {
    classes: windows,
    mark: `${styles.mark} ${windows.mark}`,
    section: 'section',
    arch: (
      <svg className={windows.arch} viewBox="0 0 80 96" aria-hidden="true">
        <path d={pointedArch({ x: 0.5, y: 0.5, width: 79, height: 95.5 })} />
      </svg>
    ),
  },
  vaults: {
    classes: vaults,
    mark: styles.mark,
    section: `section ${glaze.glaze} ${vaults.ground}`,
    arch: (
      <svg className={vaults.arch} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 20Q0 1 50 1t50 19" />
      </svg>
    ),
  },
  storeys: { classes: storeys, mark: `${styles.mark} ${storeys.mark}`, section: 'section band', arch: null },
};

/** Twelve tools in a dense grid: a mark in ink, a name, and what it is for. */
export function ToolGrid({ heading, lede, items, look }: ToolGridProps) {
  const { classes, mark, section, arch } = looks[look];
  return (
    <section className={section} data-ground={look === 'vaults' ? 'glaze' : undefined} id="tools">
      <div className="wrap">
        <SectionHead title={heading} lede={lede} />
        <ul className={`${styles.grid} ${classes.grid}`}>
          {items.map(({ icon, name, desc }) => (
            <li className={`${styles.tile} ${classes.tile}`} key={name}>
              {arch}
              <ToolMark name={icon} className={mark} />
              <h3 className={styles.name}>{name}</h3>
              <p className={`soft ${styles.use}`}>{desc}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
