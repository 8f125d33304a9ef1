import type { AppService } from '../../../content/schema.ts';
import { Icon } from '../../components/icon.tsx';
import { TitledText } from '../../components/titled-text.tsx';
import type { Point } from '../../media/facade/geometry.ts';
import { TickRing } from '../../media/tick-ring.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './tile-floor.module.css';

type TileFloorProps = { id: string; heading: string; lede: string; items: readonly AppService[] };

const corner: Point = [120, 0];

/** Services laid as a floor: tile against tile, in turn porcelain, cobalt and turquoise. */
export function TileFloor({ id, heading, lede, items }: TileFloorProps) {
  return (
    <section className={`section ${styles.section}`} id={id}>
      <div className="wrap">
        <SectionHead title={heading} lede={lede} />
        <ul className={styles.floor}>
          {items.map(({ title, description, icon }, index) => (
            <li className={styles.tile} key={title}>
              <Petals of={index} />
              <Icon name={icon} className={styles.icon} />
              <TitledText of={{ title, description }} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Rows of scales that hang from the corner, each row shifted by half a scale. */
const scales = [0, 1, 2, 3, 4]
  .flatMap((row) => [4, 3, 2, 1].map((column): Point => [120 - column * 28 + (row % 2) * 14, row * 18]))
  .filter(([x, y]) => Math.hypot(106 - x, y) < 96)
  .map(([x, y]) => `M${x} ${y}a14 18 0 0 0 28 0`)
  .join('');

/** Quarters of three patterns: a rosette, a dial, scales; which one a tile has goes with its place. */
const quarters = [
  <path
    key="rosette"
    d="M120 0A84 84 0 0 1 4 0A84 84 0 0 1 120 0A84 84 0 0 0 38 82 84 84 0 0 0 120 0A84 84 0 0 0 120 116 84 84 0 0 0 120 0M4 0A116 116 0 0 0 120 116M80 0a40 40 0 0 0 40 40"
  />,
  <g key="dial">
    <path d="M4 0A116 116 0 0 0 120 116M22 0A98 98 0 0 0 120 98M64 0A56 56 0 0 0 120 56" />
    <TickRing centre={corner} from={180} to={270} radius={98} length={10} step={3} breadth={0.8} />
    <TickRing centre={corner} from={180} to={270} radius={56} length={42} step={15} breadth={0.8} />
  </g>,
  <path key="scales" d={scales} />,
];

function Petals({ of }: { of: number }) {
  return (
    <svg className={styles.petals} viewBox="0 0 120 120" aria-hidden="true">
      {quarters[of % quarters.length]}
    </svg>
  );
}
