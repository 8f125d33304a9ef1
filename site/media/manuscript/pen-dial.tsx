import { num, polar, type Point } from '../facade/geometry.ts';
import { LatticePattern } from '../facade/lattices.tsx';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const nib: Point = [300, 470];
/** Degrees of the pen, of its shadow, and between two lines of writing. */
const PEN = 52;
const SHADOW = 150;
const HOUR = 12;
/** Words of a line, long and short. */
const words = '20 5 9 5 30 5 14 5';
/** The lines of writing but the one in the shadow. */
const lines = Array.from({ length: 13 }, (_, index) => 18 + index * HOUR).filter((degrees) => degrees !== SHADOW);

const at = (radius: number, degrees: number) => polar(nib, radius, degrees).map(num).join(' ');
const line = (degrees: number) => `M${at(84, degrees)}L${at(212, degrees)}`;

/** The reed, cut to a nib below: half as broad as `reed` says, on both sides of its middle. */
const reed = 8;
const side = (radius: number, offset: number) => {
  const [x, y] = polar(nib, radius, PEN);
  const [alongX, alongY] = polar([0, 0], offset, PEN + 90);
  return `${num(x + alongX)} ${num(y + alongY)}`;
};

/** Half a dial whose hours are lines of writing: the pen is the gnomon, and its shadow lies on the line being written. */
export function PenDial({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <LatticePattern id="pd-fish" of="fish" dark />
      </defs>
      <path className={paints.plate} d="M44 470A256 256 0 0 1 556 470Z" />
      <path className={paints.hair} d="M60 470A240 240 0 0 1 540 470M226 470A74 74 0 0 1 374 470" />
      <TickRing className={paints.hair} centre={nib} from={0} to={180} ring={[240, 16]} step={1.2} />
      <TickRing className={paints.ink} centre={nib} from={0} to={180} ring={[240, 16]} step={6} />
      <TickRing className={paints.ink} centre={nib} from={18} to={162} ring={[232, 24]} step={HOUR} breadth={2} />
      <Writing />
      <path
        fill="var(--f-shade)"
        d={`M${at(6, SHADOW + 90)}L${at(232, SHADOW + 2.2)}L${at(232, SHADOW - 2.2)}L${at(6, SHADOW - 90)}Z`}
      />
      <path strokeDasharray={words} stroke="var(--cobalt)" strokeWidth="5" d={line(SHADOW)} />
      <Sun />
      <Reed />
      <path className={paints.wall} d="M20 470H580V500H20Z" />
      <path className={paints.shaded} d="M0 500H600V560H0Z" />
      <path fill="var(--f-shade)" d="M20.5 470.5h559v7h-559zM.5 500.5h599v7H.5z" />
      <g transform="translate(-14 0)">
        <path className={paints.turquoise} d="M84 396c-34 8-42 30-30 56q4 12 14 18h60q10-6 14-18c12-26 4-48-30-56Z" />
        <path fill="url(#pd-fish)" d="M84 396c-34 8-42 30-30 56q4 12 14 18h60q10-6 14-18c12-26 4-48-30-56Z" />
        <path className={paints.cobalt} d="M74 384h48v12H74Z" />
      </g>
    </svg>
  );
}

export function Sun() {
  return (
    <>
      <circle fill="var(--f-sun)" cx="520" cy="112" r="34" />
      <circle stroke="var(--f-sun)" fill="none" cx="520" cy="112" r="47" strokeWidth="1.5" />
    </>
  );
}

/** The pen: a reed, pale by day, that catches the lamp at dusk. */
export function Reed() {
  return (
    <>
      <path
        fill="light-dark(oklch(100% 0 0), oklch(84% 0.115 82))"
        stroke="var(--f-line)"
        d={`M${at(2, PEN)}L${side(44, reed)}L${side(396, reed)}L${side(396, -reed)}L${side(44, -reed)}Z`}
      />
      <path className={paints.cobalt} d={`M${at(0, PEN)}L${side(44, reed)}L${side(58, -reed)}Z`} />
      <path
        className={paints.ink}
        d={`M${side(120, reed)}L${side(120, -reed)}M${side(126, reed)}L${side(126, -reed)}M${side(300, reed)}L${side(300, -reed)}M${side(306, reed)}L${side(306, -reed)}`}
      />
    </>
  );
}

/** The lines of writing, as hours. */
export function Writing() {
  return (
    <path
      stroke="color-mix(in oklch, var(--f-line) 60%, var(--f-plate))"
      strokeWidth="3"
      strokeDasharray={words}
      d={lines.map(line).join('')}
    />
  );
}
