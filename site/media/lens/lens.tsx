import { pointedArch, polar, type Point } from '../facade/geometry.ts';
import { DentilPattern, LatticePattern } from '../facade/lattices.tsx';
import { Window, WindowParts, type WindowShape } from '../facade/window.tsx';
import windows from '../facade/window.module.css';
import { Numerals, onPaper } from '../numerals.tsx';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const centre: Point = [346, 232];
const [x, y] = centre;
const INNER = 166;
const OUTER = 204;
/** Degrees between two of the nine hours on the upper half of the ring. */
const HOUR = 20;
const hours = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Where guide `1` to `9` is written on the ring, morning on the left. */
const guideAt = (guide: number): Point => polar(centre, (INNER + OUTER) / 2, 190 - guide * HOUR);

const enlarged: WindowShape = { id: 'ln', width: 116, height: 186, lobes: 4, frame: 14, depth: [9, 4], sill: true };
const niche = (left: number, top: number) => pointedArch({ x: left + 9, y: top + 12, width: 24, height: 33 }, 0.66);
/** The one niche of the wall that the lens shows. */
const found: Point = [468, 503];

const results = (
  <>
    <path className={windows.accent} d="M-38-132h76v26h-76z" />
    <path
      className={windows.fill}
      d="M-38-92h76v6h-76zM-38-80h52v6h-52zM-38-60h76v6h-76zM-38-48h40v6h-40zM-38-28h76v6h-76z"
    />
  </>
);

/** A wall of equal niches, and a lens on it whose ring is a dial of nine hours: one window is found, large and lit. */
export function Lens({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <LatticePattern id="f-star" of="star" />
        <LatticePattern id="f-hex" of="hex" />
        <DentilPattern id="ln-dentil" x={4} />
        <pattern id="ln-niches" width="42" height="57" x="48" y="332" patternUnits="userSpaceOnUse">
          <path fill="var(--f-shade)" stroke="var(--f-hair)" d={niche(0, 0)} />
        </pattern>
        <WindowParts {...enlarged} />
        <clipPath id="ln-glass">
          <circle cx={x} cy={y} r={INNER} />
        </clipPath>
      </defs>
      <path className={paints.wall} d="M48 316H552V560H48Z" />
      <path fill="var(--f-shade)" d="M49 324H551v9H49Z" />
      <path fill="url(#ln-dentil)" d="M48 324H552v6H48Z" />
      <path className={paints.wall} d="M40 316H560l-4 8H44Z" />
      <path fill="url(#ln-niches)" d="M48 332H552V560H48Z" />
      <path className={paints.bead} d={niche(...found)} />
      <circle stroke="var(--f-sun)" cx="502" cy="76" r="58" />
      <circle fill="var(--f-sun)" cx="502" cy="76" r="42" />
      <Ring />
      <g clipPath="url(#ln-glass)">
        <path fill="var(--f-shade)" d={`M0 ${y - 134}H600v14H0Z`} />
        <path className={paints.shaded} d={`M-9 ${y - 146}H609v12H-9Z`} />
        <Window shape={enlarged} at={[x - 178, y + 110]} glass="pale" lattice="star" />
        <Window shape={enlarged} at={[x + 178, y + 110]} glass="pale" lattice="hex" />
        <Window shape={enlarged} at={[x, y + 110]} glass="litA" scene={results} />
      </g>
      <circle className={paints.ink} cx={x} cy={y} r={INNER} />
    </svg>
  );
}

/** What the lens is held over in outline: three windows, and the one that was looked for is lit. */
export function Found() {
  return [-92, 92, 0].map((beside) => (
    <path
      key={beside}
      fill={beside ? undefined : 'var(--f-sun)'}
      d={pointedArch({ x: x + beside - 32, y: y - 58, width: 64, height: 120 })}
    />
  ));
}

/** The lens by its handle, and the hours on its ring. */
export function Ring() {
  return (
    <>
      <g transform={`translate(${x} ${y}) rotate(135)`}>
        <path className={paints.wall} d="M200-9h34V9h-34Z" />
        <path className={paints.cobalt} d="M232-18H396V18H232Z" />
        <path className={paints.seam} d="M244-18V18M384-18V18M256-6H372M256 6H372" />
      </g>
      <circle className={paints.plate} cx={x} cy={y} r={OUTER} />
      <TickRing className={paints.hair} centre={centre} from={0} to={358} ring={[OUTER - 9, 9]} step={2} />
      <TickRing className={paints.ink} centre={centre} from={0} to={350} ring={[OUTER - 9, 9]} step={10} />
      <g {...onPaper} aria-hidden="true">
        <Numerals of={hours} at={guideAt} drop={6} />
      </g>
      <circle className={paints.wall} cx={x} cy={y} r={INNER} />
    </>
  );
}
