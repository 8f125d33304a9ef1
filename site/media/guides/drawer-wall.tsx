import { num, pointedArch, type Point } from '../facade/geometry.ts';
import { glaze } from './glaze.ts';
import styles from './drawn-texts.module.css';
import { Mark } from './mark.tsx';
import { rectangle } from './rectangles.ts';

const GROUND = 640;
const WIDTH = 396;
const HEIGHT = 520;
const LEFT = 46;
const TOP = GROUND - HEIGHT;
const COLUMNS = 6;
const ROWS = 8;
const CELL = { width: WIDTH / COLUMNS, height: HEIGHT / ROWS };
const arch = pointedArch({ x: LEFT, y: TOP, width: WIDTH, height: HEIGHT });
const frame = pointedArch({ x: LEFT - 16, y: TOP - 22, width: WIDTH + 32, height: HEIGHT + 22 });

/** Copies from the palest in the back to the one behind the shelf. */
const copies: readonly { shift: Point; opacity: number }[] = [
  { shift: [354, -96], opacity: 0.14 },
  { shift: [236, -64], opacity: 0.3 },
  { shift: [118, -32], opacity: 0.52 },
];

const cell = (column: number, row: number) => ({ x: LEFT + column * CELL.width, y: TOP + row * CELL.height, ...CELL });
const open = cell(2, 5);
const pulled = { ...open, x: open.x - 9, y: open.y + 34, width: open.width + 18 };

/** One shop of 48 drawers under an arch, and the copies of it that filters make. */
export function DrawerWall() {
  const shelf = cell(0, 5);
  return (
    <>
      <pattern id="drawers" x={LEFT} y={TOP} {...CELL} patternUnits="userSpaceOnUse">
        <path {...glaze.ln} d={`M0 0H${CELL.width}M0 0V${CELL.height}`} />
        <path {...glaze.bold} d={`M${CELL.width / 2 - 7} ${CELL.height / 2}h14`} />
      </pattern>
      <clipPath id="shelf">
        <path d={arch} />
      </clipPath>
      <path {...glaze.t3} d={`M-1400 ${GROUND}H2400v700H-1400Z`} />
      {copies.map(({ shift: [x, y], opacity }) => (
        <g key={x} transform={`translate(${x} ${y})`} opacity={opacity}>
          <path {...glaze.t2} d={frame} />
          <path {...glaze.ln} fill="url(#drawers)" d={arch} />
          <path {...glaze.ln} d={frame} />
        </g>
      ))}
      <path {...glaze.shade} d={`M${LEFT + WIDTH + 16} ${GROUND}l150 40H${LEFT + 130}L${LEFT} ${GROUND}Z`} />
      <path {...glaze.white} d={frame} />
      <path {...glaze.t1} d={arch} />
      <g clipPath="url(#shelf)">
        <path {...glaze.tq} d={rectangle({ ...shelf, width: WIDTH })} />
        <path fill="url(#drawers)" d={arch} />
      </g>
      <path {...glaze.t0} d={rectangle(open)} />
      <path
        {...glaze.sun}
        d={`M${num(open.x)} ${num(open.y + 6)}h${CELL.width}L${num(pulled.x + pulled.width)} ${num(pulled.y)}H${num(pulled.x)}Z`}
      />
      <path {...glaze.plaque} d={rectangle({ ...pulled, height: CELL.height - 12 })} />
      <path {...glaze.ln} d={`M-1400 ${GROUND}H2400`} />
      <text className={styles.mark} x={num(open.x + CELL.width / 2)} y={num(pulled.y + 35)}>
        1
      </text>
      <Mark number={2} at={[LEFT + WIDTH - CELL.width / 2, shelf.y + CELL.height - 6]} />
      <Mark number={3} at={[LEFT + WIDTH + 190, GROUND - 250]} />
    </>
  );
}
