import { num, polar, type Point } from '../facade/geometry.ts';
import { LatticePattern } from '../facade/lattices.tsx';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

/** Where the pen writes, and its slope in degrees. */
const nib: Point = [270, 410];
const PEN = 52;
const half = { centre: [300, 470], from: 0, to: 180 } as const;

const at = (radius: number, degrees: number) => polar(nib, radius, degrees).map(num).join(' ');

/** The reed, cut to a nib below: half as broad as `reed` says, on both sides of its middle. */
const reed = 8;
const side = (radius: number, offset: number) => {
  const [x, y] = polar(nib, radius, PEN);
  const [alongX, alongY] = polar([0, 0], offset, PEN + 90);
  return `${num(x + alongX)} ${num(y + alongY)}`;
};

/** A text that is being written, on half a dial: its facts are ticked in the margin, and one sentence is struck out. */
export function WrittenSheet({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <LatticePattern id="pd-fish" of="fish" dark />
      </defs>
      <path className={paints.plate} d="M16 470A284 284 0 0 1 584 470Z" />
      <path className={paints.hair} d="M32 470A268 268 0 0 1 568 470" />
      <TickRing className={paints.hair} {...half} ring={[268, 16]} step={1.2} />
      <TickRing className={paints.ink} {...half} ring={[260, 24]} step={12} breadth={2} />
      <Sun />
      <Sheet />
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

/** The sheet: a heading, lines of words, and what the reader of the draft has marked. */
export function Sheet() {
  return (
    <>
      <path className={paints.wall} d="M138 84H424L466 126V470H138Z" />
      <path className={paints.shaded} d="M424 84V126H466Z" />
      <path className={paints.hair} d="M184 84V470" />
      <path stroke="var(--cobalt)" strokeWidth="14" d="M204 144H366" />
      <path
        className={paints.ink}
        strokeWidth="4"
        strokeDasharray="40 7 22 7 64 7 30 7"
        d="M204 186H432M204 212H436M204 238H424M204 264H360M204 306H430M204 332H416M204 358H384"
      />
      <path stroke="var(--cobalt)" strokeWidth="5" strokeDasharray="26 6" d="M204 410H266" />
      <path stroke="var(--gulabi)" strokeWidth="4" d="M198 336 424 328" />
      <path
        stroke="var(--turquoise)"
        fill="none"
        strokeWidth="5"
        d="m152 212 7 8 13-18M152 264l7 8 13-18M152 358l7 8 13-18"
      />
    </>
  );
}
