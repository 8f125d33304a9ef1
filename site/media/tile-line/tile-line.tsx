import { pointedArch, type Point } from '../facade/geometry.ts';
import { LatticePattern } from '../facade/lattices.tsx';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const drawn = { stroke: 'var(--f-line)', strokeDasharray: '3 3' };
const check = {
  stroke: 'var(--on-marigold)',
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const centre: Point = [300, 400];
const TILE = 84;
const BELT = 400;
/** Left edges of the four tiles on the belt; the last one stands under the arch. */
const tiles = [26, 132, 238] as const;
const LAST = 448;
const niches = [34, 144, 254, 364, 474].map((x) => pointedArch({ x, y: 458, width: 92, height: 102 })).join('');

const petal = 'M42 42C24 32 24 16 42 8 60 16 60 32 42 42Z';

/** Tiles go by below an arm that swings over a dial: bare, drawn, painted; the last one waits under an arch for the seal. */
export function TileLine({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <LatticePattern id="tl-hex" of="hex" />
        <g id="tl-flower">
          {[0, 90, 180, 270].map((degrees) => (
            <path key={degrees} d={petal} transform={`rotate(${degrees} 42 42)`} />
          ))}
          <path d="M0 26A26 26 0 0 0 26 0M58 0A26 26 0 0 0 84 26M84 58A26 26 0 0 0 58 84M26 84A26 26 0 0 0 0 58" />
        </g>
      </defs>
      <path className={paints.hair} d="M-12 400A312 312 0 0 1 612 400" />
      <TickRing className={paints.hair} centre={centre} from={0} to={180} ring={[300, 12]} step={1} />
      <TickRing className={paints.hair} centre={centre} from={0} to={180} ring={[284, 28]} step={15} />
      <path className={paints.plate} d="M34 400A266 266 0 0 1 566 400Z" />
      <path className={paints.hair} d="M50 400A250 250 0 0 1 550 400M100 400A200 200 0 0 1 500 400" />
      <TickRing className={paints.hair} centre={centre} from={0} to={180} ring={[250, 16]} step={1} />
      <TickRing className={paints.ink} centre={centre} from={0} to={180} ring={[250, 16]} step={5} />
      <TickRing className={paints.ink} centre={centre} from={15} to={165} ring={[242, 24]} step={15} breadth={2} />
      <TickRing className={paints.hair} centre={centre} from={15} to={165} ring={[150, 50]} step={15} />

      <path className={paints.wall} d={pointedArch({ x: 420, y: 236, width: 140, height: 164 })} />
      <path className={paints.pale} d={pointedArch({ x: 432, y: 252, width: 116, height: 148 })} />

      {tiles.map((x, step) => (
        <g key={x} transform={`translate(${x} ${BELT - TILE})`}>
          <path className={paints.wall} d={`M0 0H${TILE}V${TILE}H0Z`} />
          {step > 0 && <use {...(step === 1 ? drawn : { className: paints.turquoise })} href="#tl-flower" />}
        </g>
      ))}
      <g transform={`translate(${LAST} ${BELT - TILE})`}>
        <path className={paints.cobalt} d={`M0 0H${TILE}V${TILE}H0Z`} />
        <use fill="light-dark(oklch(96% 0.012 240), oklch(84% 0.115 82))" stroke="var(--f-line)" href="#tl-flower" />
      </g>

      <Arm />

      <circle fill="var(--f-sun)" cx="490" cy="222" r="34" />
      <circle stroke="var(--f-sun)" cx="490" cy="222" r="44" strokeWidth="1.5" />
      <path {...check} d="m475 223 11 11 20-23" />

      <path className={paints.wall} d="M8 400H592V428H8Z" />
      <path
        className={paints.ink}
        strokeWidth="14"
        strokeDasharray="14 12"
        strokeLinecap="butt"
        d="M20 414H584"
        opacity=".25"
      />
      <path className={paints.shaded} d="M22 428H578V560H22Z" />
      <path fill="var(--f-shade)" d="M22.5 428.5h555v8h-555z" />
      <path className={paints.pale} d={niches} />
      <path fill="url(#tl-hex)" d={niches} />
    </svg>
  );
}

/** The arm over a drawn tile and a bare one. */
export function Painting() {
  return (
    <>
      {[132, 238].map((x) => (
        <path key={x} d={`M${x} 316h84v84h-84Z`} />
      ))}
      <use href="#tl-flower" x="132" y="316" />
      <Arm />
    </>
  );
}

/** The arm that paints. */
function Arm() {
  return (
    <>
      <path className={paints.ink} strokeWidth="7" strokeLinejoin="round" d="M300 158 222 226 280 308" />
      <path className={paints.wall} d="m272 290 16 10-4 24-22-18Z" />
      <path className={paints.cobalt} d="m264 308 19 15 2 17q-18-10-21-32Z" />
      <circle className={paints.ink} fill="var(--f-sun)" cx="222" cy="226" r="9" />
      <circle className={paints.cobalt} cx="300" cy="158" r="16" />
      <circle fill="var(--f-sun)" cx="300" cy="158" r="6" />
    </>
  );
}
