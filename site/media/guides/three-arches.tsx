import { num, pointedArch, type Box } from '../facade/geometry.ts';
import { glaze } from './glaze.ts';
import styles from './drawn-texts.module.css';
import { rectangle, rectangles, seeded } from './rectangles.ts';

const GROUND = 634;
const SILL = 34;
/** The gates stand on their sills. */
const FLOOR = GROUND - SILL;
/** Widths in the proportion of 5 to 3 to 1.5: fewer pass each time. */
const arches: readonly (Box & { tone: 't1' | 't2' | 't4' })[] = [
  { x: 142, y: 148, width: 260, height: FLOOR - 148, tone: 't1' },
  { x: 536, y: 258, width: 156, height: FLOOR - 258, tone: 't2' },
  { x: 786, y: 386, width: 78, height: FLOOR - 386, tone: 't4' },
];

/** Heights of the columns in which the tiles wait: 40 before the first arch, 14 before the second, 5 before the third. */
const crowds = [
  { x: -22, columns: [2, 4, 6, 7, 7, 7, 7] },
  { x: 419, columns: [2, 3, 3, 3, 3] },
  { x: 710, columns: [1, 2, 2] },
] as const;

const TILE = 16;
const PITCH = 20;

function crowdTiles(): Box[] {
  const random = seeded(26);
  return crowds.flatMap(({ x, columns }) =>
    columns.flatMap((count, column) =>
      Array.from({ length: count }, (_, row) => ({
        x: Math.round(x + column * PITCH + random() * 3),
        y: GROUND - (row + 1) * PITCH + 4,
        width: TILE,
        height: TILE,
      })),
    ),
  );
}

const tiles = crowdTiles();
const everyThird = (rest: number) => rectangles(tiles.filter((_, index) => (index * 7) % 3 === rest));

const ring = ({ x, y, width, height }: Box): string => {
  const wall = width * 0.13;
  return (
    pointedArch({ x, y, width, height }) +
    pointedArch({ x: x + wall, y: y + wall * 1.5, width: width - 2 * wall, height: height - wall * 1.5 })
  );
};

/** A shadow is the arch laid down: nine tenths of a unit to the right and a tenth forward for each of its height. */
const LEAN = 0.9;
const FORWARD = 0.1;
const laid = `matrix(1 0 ${-LEAN} ${-FORWARD} ${num(LEAN * GROUND)} ${num(GROUND * (1 + FORWARD))})`;

/** The gate with its sill, down to the ground on which its shadow begins. */
const standing = (arch: Box): Box => ({ ...arch, height: GROUND - arch.y });

/** Three gates on one ground line, each narrower, and the tiles that do not get through. */
export function ThreeArches() {
  const rings = arches.map(ring);
  return (
    <>
      <path
        {...glaze.far}
        d={[110, 220, 350, 500, 700].map((r) => `M${825 - r} ${GROUND}a${r} ${r} 0 0 1 ${2 * r} 0`).join('')}
      />
      <path {...glaze.t3} d={`M-1400 ${GROUND}H2400v700H-1400Z`} />
      <path {...glaze.ln} d={`M-1400 ${GROUND}H2400`} />
      <path {...glaze.shade} transform={laid} d={arches.map((arch) => pointedArch(standing(arch))).join('')} />
      {arches.map(({ tone, ...box }, index) => (
        <g key={tone}>
          <path {...glaze.t0} d={pointedArch(box)} />
          <path {...glaze[tone]} fillRule="evenodd" d={rings[index]} />
          <path {...glaze.ln} d={rings[index]} />
          <path {...glaze.white} d={rectangle({ x: box.x - 12, y: FLOOR, width: box.width + 24, height: SILL })} />
          <text className={styles.mark} x={box.x + box.width / 2} y={FLOOR + 26}>
            {index + 1}
          </text>
        </g>
      ))}
      <path {...glaze.t4} d={everyThird(0)} />
      <path {...glaze.pale} d={everyThird(1)} />
      <path {...glaze.t2} d={everyThird(2)} />
      <path {...glaze.sun} d={rectangle({ x: 812, y: FLOOR - 26, width: 26, height: 26 })} />
    </>
  );
}
