import type { DialName } from '../../content/services.ts';
import type { Point } from './facade/geometry.ts';
import styles from './service-dials.module.css';
import { arcPath, TickRing } from './tick-ring.tsx';

/** Upper right corner of the card: the quadrant hangs from it, its hours run from the left edge (0°) down (90°). */
const CORNER: Point = [136, 0];
const INNER = 72;
const OUTER = 112;
/** The quadrant's left edge in the drawing's own degrees. */
const WEST = 180;
/** Degrees between two stones of a course. */
const JOINT = 1.5;

/** Stones on the ring: from and to in degrees, inner and outer radius, and the length of one stone if there are several. */
type Course = readonly [from: number, to: number, inner: number, outer: number, stone?: number];

/** One figure per service, all of the same material: courses of stone on a ring, of which some are glazed turquoise. */
const drawings: Record<DialName, { lit: readonly Course[]; plain: readonly Course[] }> = {
  // Nine equal hours, one of them working: the step that runs itself.
  ai: { lit: [[20, 28.5, INNER, OUTER]], plain: [[0, 90, INNER, OUTER, 10]] },
  // Courses in bond.
  web: {
    lit: [[45, 61.5, 86, 98]],
    plain: [
      [0, 90, 99.5, OUTER, 18],
      [9, 90, 86, 98, 18],
      [0, 90, INNER, 84.5, 18],
    ],
  },
  // Banks of cloud, each moving at its own height.
  cloud: {
    lit: [[34, 78, 85, 96]],
    plain: [
      [8, 60, 99, 110],
      [0, 46, INNER, 82],
    ],
  },
  // A result that climbs.
  seo: {
    lit: [[76, 90, INNER, OUTER]],
    plain: [
      [0, 14, INNER, 80],
      [19, 33, INNER, 88],
      [38, 52, INNER, 96],
      [57, 71, INNER, 104],
    ],
  },
  // Lines of a paragraph, the last one short.
  writing: {
    lit: [[8, 44, 76, 80]],
    plain: [
      [8, 82, 106, 110],
      [8, 74, 96, 100],
      [8, 80, 86, 90],
    ],
  },
  // A ring divided in proportion.
  design: {
    lit: [[56, 77, 88.5, OUTER]],
    plain: [
      [0, 54.5, INNER, OUTER],
      [56, 90, INNER, 87],
      [78.5, 90, 88.5, OUTER],
    ],
  },
  // Three screens, the middle one in the hand.
  app: {
    lit: [[34, 56, INNER, OUTER]],
    plain: [
      [6, 28, 78, 106],
      [62, 84, 78, 106],
    ],
  },
  // Overlapping sheets.
  graphic: {
    lit: [[40, 64, 84, 104]],
    plain: [
      [10, 52, 92, OUTER],
      [28, 82, INNER, 96],
    ],
  },
  // Shelves, two of them filled.
  shop: {
    lit: [
      [20, 38.5, 93, 110],
      [60, 78.5, 74, 91],
    ],
    plain: [
      [0, 80, 93, 110, 20],
      [0, 80, 74, 91, 20],
    ],
  },
};

/** A course is one arc as broad as it is high, dashed where it is of several stones. */
function Stones({ course: [from, to, inner, outer, stone] }: { course: Course }) {
  const dashes = stone && { pathLength: to - from, strokeDasharray: `${stone - JOINT} ${JOINT}` };
  return (
    <path
      d={arcPath({ centre: CORNER, radius: (inner + outer) / 2, from: WEST + from, to: WEST + to })}
      strokeWidth={outer - inner}
      {...dashes}
    />
  );
}

/** The scale reaches past both edges of the card, so that it can turn without showing an end. */
const scale = { centre: CORNER, from: WEST - 20, to: WEST + 110 };

type Props = {
  of: DialName;
  /** Drawn two to three times larger: finer lines, a finer scale. */
  large?: boolean;
  className?: string | undefined;
};

/** The small instrument in the corner of a service's card. Its scale turns when the card is hovered or focused. */
export function ServiceDial({ of, large = false, className }: Props) {
  const { lit, plain } = drawings[of];
  return (
    <svg
      className={className}
      viewBox="0 0 136 136"
      strokeWidth={large ? 0.4 : 1}
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle fill="var(--f-plate)" cx="136" r={OUTER + 2} />
      <g stroke="color-mix(in oklch, light-dark(var(--f-mid), var(--f-line)) 48%, var(--f-plate))">
        {plain.map((course) => (
          <Stones key={course.join()} course={course} />
        ))}
      </g>
      <g stroke="var(--turquoise)">
        {lit.map((course) => (
          <Stones key={course.join()} course={course} />
        ))}
      </g>
      <circle cx="136" r="128" />
      <circle cx="136" r={INNER - 8} />
      <g className={styles.scale}>
        <TickRing {...scale} ring={[118, 10]} step={large ? 1 : 2} breadth={large ? 0.3 : 0.7} />
        <TickRing {...scale} ring={[OUTER + 2, 14]} step={10} breadth={large ? 0.6 : 1} />
      </g>
    </svg>
  );
}
