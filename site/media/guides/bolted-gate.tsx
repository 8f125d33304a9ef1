import { pointedArch, type Box } from '../facade/geometry.ts';
import { glaze } from './glaze.ts';
import { Mark } from './mark.tsx';
import { rectangle, seeded } from './rectangles.ts';

const GROUND = 632;
const GATE: Box = { x: 34, y: 100, width: 400, height: GROUND - 100 };
const SCREEN: Box = { x: 520, y: 132, width: 480, height: GROUND - 132 };
const DOOR: Box = { x: 592, y: GROUND - 190, width: 104, height: 190 };
const CELL = 32;

/** The cells of the lattice that strange tiles have taken: dense above the door, thinner farther off. */
function takenCells(): Box[] {
  const random = seeded(404);
  const columns = Math.floor(SCREEN.width / CELL);
  const rows = Math.floor(SCREEN.height / CELL);
  const [doorColumn, doorRow] = [(DOOR.x + DOOR.width - SCREEN.x) / CELL, (DOOR.y + 60 - SCREEN.y) / CELL];
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }))
    .filter(({ column, row }) => {
      const distance = Math.hypot(column - doorColumn + 0.5, (row - doorRow + 0.5) * 1.15);
      return distance < 2 + random() * 4.6;
    })
    .map(({ column, row }) => ({
      x: SCREEN.x + column * CELL + 2,
      y: SCREEN.y + row * CELL + 2,
      width: CELL - 4,
      height: CELL - 4,
    }));
}

/** Rows of studs: dots of no length, 64 units apart. */
const studs = [0, 1, 2, 3, 4, 5, 6].map((row) => `M74 ${250 + row * 54}h321`).join('');

/** The taken cells as broad dashed lines, one for each run of neighbours. */
const runs = (cells: readonly Box[]): string =>
  cells
    .map(({ x, y, width, height }, index) => {
      const before = cells[index - 1];
      return before?.y === y && before.x + CELL === x ? `h${CELL}` : `M${x} ${y + height / 2}h${width}`;
    })
    .join('');

/** The great gate is bolted; the side door is ajar, and what came in spreads through the lattice. */
export function BoltedGate() {
  return (
    <>
      <pattern id="jaali" x={SCREEN.x} y={SCREEN.y} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path
          stroke="light-dark(oklch(40% 0.17 264), oklch(26% 0.1 265))"
          strokeWidth="2"
          d="M16 3 29 16 16 29 3 16ZM0 0l9.5 9.5M32 0l-9.5 9.5M0 32l9.5-9.5M32 32l-9.5-9.5M16-4v7M16 29v7M-4 16h7M29 16h7"
        />
      </pattern>
      <path {...glaze.t3} d={`M-1400 ${GROUND}H2400v700H-1400Z`} />
      <path {...glaze.t1} d={`M-30 ${GROUND}V40H1700V${GROUND}Z`} />
      <path {...glaze.white} d="M-44 26H1700v16H-44Z" />
      <path {...glaze.far} d={[90, 108].map((y) => `M-30 ${y}H1700`).join('')} />
      <path
        {...glaze.white}
        d={rectangle({ x: SCREEN.x - 12, y: SCREEN.y - 12, width: 1200, height: SCREEN.height + 12 })}
      />
      <path fill="light-dark(oklch(88% 0.045 245), oklch(62% 0.07 252))" d={rectangle({ ...SCREEN, width: 1200 })} />
      <path stroke="var(--gulabi)" strokeWidth="28" strokeDasharray={`${CELL - 4} 4`} d={runs(takenCells())} />
      <path fill="url(#jaali)" d={rectangle({ ...SCREEN, width: 1200 })} />
      <path
        {...glaze.white}
        d={pointedArch({ x: GATE.x - 26, y: GATE.y - 36, width: GATE.width + 52, height: GATE.height + 36 })}
      />
      <path {...glaze.t0} d={pointedArch(GATE)} />
      <path
        {...glaze.t2}
        d={pointedArch({ x: GATE.x + 10, y: GATE.y + 14, width: GATE.width - 20, height: GATE.height - 14 })}
      />
      <path {...glaze.ln} strokeWidth="9" strokeDasharray="0 64" strokeLinecap="round" opacity="0.75" d={studs} />
      <path {...glaze.joint} strokeWidth="3" d={`M${GATE.x + GATE.width / 2} ${GATE.y}V${GROUND}`} />
      <path {...glaze.white} d="M74 398h320v22H74Z" />
      <path {...glaze.t0} d="M96 390h16v38H96ZM356 390h16v38h-16Z" />
      <path {...glaze.ln} strokeWidth="9" d="M216 414v-22a18 18 0 0 1 36 0v22" />
      <path {...glaze.sun} d="M204 410h60v50a8 8 0 0 1-8 8h-44a8 8 0 0 1-8-8Z" />
      <path
        {...glaze.white}
        d={pointedArch({ x: DOOR.x - 12, y: DOOR.y - 17, width: DOOR.width + 24, height: DOOR.height + 17 })}
      />
      <path fill="light-dark(oklch(20% 0.07 266), oklch(14% 0.04 268))" d={pointedArch(DOOR)} />
      <path {...glaze.t2} d={`M592 ${GROUND}V496Q598 462 626 444L664 428V${GROUND + 34}Z`} />
      <path {...glaze.joint} d={`M592 ${GROUND}V496Q598 462 626 444L664 428V${GROUND + 34}ZM652 560v8`} />
      <path {...glaze.bold} d={`M-1400 ${GROUND}H2400`} />
      <Mark number={1} at={[GATE.x + GATE.width / 2, 576]} />
      <Mark number={2} at={[566, GROUND + 2]} />
      <Mark number={3} at={[784, 364]} />
    </>
  );
}
