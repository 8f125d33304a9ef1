import type { IconCard } from '../../../content/schema.ts';
import { Icon } from '../../components/icon.tsx';
import { TitledText } from '../../components/titled-text.tsx';
import type { Point } from '../../media/facade/geometry.ts';
import { TickRing } from '../../media/tick-ring.tsx';
import { HeadedSection } from '../section-head/headed-section.tsx';
import styles from './tile-floor.module.css';

type TileFloorProps = { id: string; heading: string; lede: string; items: readonly IconCard[] };

const corner: Point = [120, 0];

/** Services laid as a floor: tile against tile, in turn porcelain, cobalt and turquoise. */
export function TileFloor({ id, heading, lede, items }: TileFloorProps) {
  return (
    <HeadedSection id={id} title={heading} lede={lede}>
      <ul className={`columns ${styles.floor}`}>
        {items.map(({ title, description, icon }, index) => (
          <li className={`stage ${styles.tile}`} key={title}>
            <Petals of={index} />
            <Icon name={icon} className={styles.icon} />
            <TitledText of={{ title, description }} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** Rows of scales that hang from the corner, each row shifted by half a scale. */
const scales = [0, 1, 2, 3, 4]
  .flatMap((row) => [4, 3, 2, 1].map((column): Point => [120 - column * 28 + (row % 2) * 14, row * 18]))
  .filter(([x, y]) => Math.hypot(106 - x, y) < 96)
  .map(([x, y]) => `M${x} ${y}a14 18 0 0 0 28 0`)
  .join('');

/** Speech marks in offset rows, as a campaign repeats itself. */
const speech = [0, 1, 2, 3]
  .flatMap((row) => [4, 3, 2, 1].map((column): Point => [124 - column * 36 + (row % 2) * 18, row * 32 - 8]))
  .filter(([x, y]) => Math.hypot(107 - x, y + 9) < 100)
  .map(([x, y]) => `M${x} ${y}h26v18h-13l-6 7v-7h-7Z`)
  .join('');

/** One for each service: a rosette, a dial, the net of a box, speech marks, a slide with a curve, scales. */
const quarters = [
  <path
    key="rosette"
    d="M120 0A84 84 0 0 1 4 0A84 84 0 0 1 120 0A84 84 0 0 0 38 82 84 84 0 0 0 120 0A84 84 0 0 0 120 116 84 84 0 0 0 120 0M4 0A116 116 0 0 0 120 116M80 0a40 40 0 0 0 40 40"
  />,
  <g key="dial">
    <path d="M4 0A116 116 0 0 0 120 116M22 0A98 98 0 0 0 120 98M64 0A56 56 0 0 0 120 56" />
    <TickRing centre={corner} from={180} to={270} ring={[98, 10]} step={3} breadth={0.8} />
    <TickRing centre={corner} from={180} to={270} ring={[56, 42]} step={15} breadth={0.8} />
  </g>,
  <g key="net">
    <path d="M120 84H104V104q0 10-9 10H79q-9 0-9-10V84l-3 14H53l-3-14H16V24q0-10 9-10h16q9 0 9 10v20l3-14h14l3 14h34l3-14h13M104 84l3 14h13M16 44 8 48v32l8 4" />
    <path
      strokeDasharray="3 3"
      d="M16 24H50M16 44H70M104 44h16M50 84h70M70 104h34M16 44v40M50 44v40M70 44v40M104 44v40"
    />
  </g>,
  <path key="speech" d={speech} />,
  <path
    key="slide"
    d="M6 12H120M6 12v8H120M22 20V104H120M36 34V90H120M36 48h-4M36 62h-4M36 76h-4M57 90v4M78 90v4M99 90v4M36 84C56 80 60 50 78 54S100 34 120 30M57 67a3 3 0 1 0 .01 0ZM78 51a3 3 0 1 0 .01 0ZM99 38a3 3 0 1 0 .01 0Z"
  />,
  <path key="scales" d={scales} />,
];

function Petals({ of }: { of: number }) {
  return (
    <svg
      className={`behind ${styles.petals}`}
      stroke="currentColor"
      strokeWidth="0.8"
      opacity="0.45"
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      {quarters[of % quarters.length]}
    </svg>
  );
}
