import { pointedArch, type Box } from '../facade/geometry.ts';
import { glaze } from './glaze.ts';
import { Mark } from './mark.tsx';
import { rectangle } from './rectangles.ts';

const GROUND = 632;
const GATE: Box = { x: 38, y: 108, width: 392, height: GROUND - 108 };
const SCREEN: Box = { x: 514, y: 126, width: 1200, height: GROUND - 126 };
const DOOR: Box = { x: 586, y: GROUND - 198, width: 116, height: 198 };
const CELL = 32;

/** The cells of the lattice that strange tiles have taken, by column and row: dense above the door, thinner farther off. */
const TAKEN = 'M4 6h1M2 7h2M5 7h2M2 8h3M8 8h2M1 9h7M11 9h1M2 10h8M1 11h7M0 12h1M3 12h6M3 13h3M7 13h3M5 14h4';

const gate = pointedArch(GATE);
const screen = rectangle(SCREEN);

/** Rows of studs: dots of no length, 64 units apart. */
const studs = `M74 250${'h321m-321 54'.repeat(6)}h321`;

/** The great gate is bolted; the side door is ajar, and what came in spreads through the lattice. */
export function BoltedGate() {
  return (
    <>
      <pattern id="jaali" x="520" y="132" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path {...glaze.joint} strokeWidth="2" d="M0 0h32v32M0 16 16 0 32 16 16 32Z" />
      </pattern>
      <path {...glaze.t1} d={`M-30 ${GROUND}V40H1700V${GROUND}Z`} />
      <path {...glaze.white} d="M-44 26H1700v16H-44Z" />
      <path fill="light-dark(oklch(88% 0.045 245), oklch(62% 0.07 252))" d={screen} />
      <path
        stroke="var(--gulabi)"
        strokeWidth=".9"
        strokeDasharray=".9 .1"
        transform={`translate(522 148)scale(${CELL})`}
        d={TAKEN}
      />
      <path fill="url(#jaali)" stroke="var(--on-glaze)" strokeWidth="12" d={screen} />
      <path stroke="var(--on-glaze)" strokeWidth="60" d={gate} />
      <path {...glaze.t0} stroke="var(--on-glaze)" strokeWidth="12" d={pointedArch(DOOR)} />
      <path {...glaze.t2} stroke={glaze.joint.stroke} strokeWidth="16" d={gate} />
      <path {...glaze.ln} strokeWidth="9" strokeDasharray="0 64" strokeLinecap="round" d={studs} />
      <path {...glaze.t3} {...glaze.bold} d={`M-1400 ${GROUND}H2400v700H-1400Z`} />
      <path {...glaze.white} d="M46 398h376v22H46Z" />
      <path {...glaze.ln} strokeWidth="9" d="M216 414v-22a18 18 0 0 1 36 0v22" />
      <path {...glaze.sun} d="M204 410h60v50a8 8 0 0 1-8 8h-44a8 8 0 0 1-8-8Z" />
      <path
        {...glaze.t2}
        {...glaze.joint}
        strokeWidth="3"
        d={`M234 108V398M234 468V${GROUND}M592 ${GROUND}V496Q598 462 626 444L664 428V${GROUND + 34}Z`}
      />
      <Mark number={1} at={[GATE.x + GATE.width / 2, 576]} />
      <Mark number={2} at={[566, GROUND + 2]} />
      <Mark number={3} at={[784, 364]} />
    </>
  );
}
