import type { Technology, Titled } from '../../../content/schema.ts';
import { pointedArch } from '../../media/facade/geometry.ts';
import { HeadedSection } from '../section-head/headed-section.tsx';
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
    section: {},
    arch: (
      <svg className={windows.arch} stroke="var(--f-line)" viewBox="0 0 80 96" aria-hidden="true">
        <path d={pointedArch({ x: 0.5, y: 0.5, width: 79, height: 95.5 })} />
      </svg>
    ),
  },
  vaults: {
    classes: vaults,
    mark: styles.mark,
    section: { className: `${glaze.glaze} ${vaults.ground}`, ground: 'glaze' },
    arch: (
      <svg className={vaults.arch} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--room)" stroke="var(--vault)" vectorEffect="non-scaling-stroke" d="M0 20Q0 1 50 1t50 19" />
      </svg>
    ),
  },
  storeys: { classes: storeys, mark: `${styles.mark} ${storeys.mark}`, section: { className: 'band' }, arch: null },
} as const;

/** Twelve tools in a dense grid: a mark in ink, a name, and what it is for. */
export function ToolGrid({ heading, lede, items, look }: ToolGridProps) {
  const { classes, mark, section, arch } = looks[look];
  return (
    <HeadedSection {...section} id="tools" title={heading} lede={lede}>
      <ul className={`${styles.grid} ${classes.grid}`}>
        {items.map(({ icon, name, desc }) => (
          <li className={`${styles.tile} ${classes.tile}`} key={name}>
            {arch}
            <ToolMark name={icon} className={mark} />
            <h3 className={styles.name}>{name}</h3>
            <p className={`soft balanced ${styles.use}`}>{desc}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
