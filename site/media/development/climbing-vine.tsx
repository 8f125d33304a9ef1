import type { Point } from '../facade/geometry.ts';
import { DentilPattern, LatticePattern } from '../facade/lattices.tsx';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const leaf = { fill: 'var(--f-turq)', stroke: 'light-dark(oklch(45% 0.09 200), oklch(70% 0.09 200))' };
const sight = { stroke: 'var(--f-sun)', strokeWidth: 2.5, strokeDasharray: '1 8', strokeLinecap: 'round' } as const;
const glaze = { stroke: 'light-dark(oklch(90% 0.04 240), oklch(70% 0.1 255))', strokeWidth: 2 };

const STAFF = 424;
/** The eye of the sighting tube, from which heights are taken. */
const EYE: Point = [96, 446];
/** Where a leaf sits on the stem, and which way it points. */
const leaves: readonly (readonly [x: number, y: number, degrees: number])[] = [
  [398, 432, 200],
  [448, 414, -20],
  [452, 372, 10],
  [396, 346, 190],
  [392, 306, 165],
  [454, 282, -10],
  [458, 246, 15],
  [398, 216, 195],
  [392, 180, 170],
  [452, 152, -20],
];

/** A vine climbs a graduated staff past the top of a wall, and a sighting tube reads how high it is on the wall's quadrant. */
export function ClimbingVine({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <path id="cv-leaf" d="M0 0C10-22 34-26 50-8 36 12 14 14 0 0ZM0 0C16-8 30-10 44-8" />
        <LatticePattern id="cv-star" of="star" />
        <DentilPattern id="cv-dentil" y={4} />
      </defs>
      <path className={paints.wall} d={`M48 560V140${'v-10q0-9 9-14 9 5 9 14v10h6'.repeat(21)}V560Z`} />
      <path fill="var(--f-shade)" d="M49 148H551v9H49Z" />
      <path fill="url(#cv-dentil)" d="M48 148H552v6H48Z" />
      <path className={paints.wall} d="M40 140H560l-4 8H44Z" />
      <path className={paints.plate} d={`M${EYE[0]} ${EYE[1]}V174A272 272 0 0 1 368 ${EYE[1]}Z`} />
      <TickRing className={paints.hair} centre={EYE} from={0} to={90} ring={[258, 14]} step={1} />
      <TickRing className={paints.ink} centre={EYE} from={0} to={90} ring={[258, 14]} step={5} />
      <TickRing className={paints.ink} centre={EYE} from={0} to={90} ring={[250, 22]} step={15} breadth={2} />
      <TickRing className={paints.hair} centre={EYE} from={15} to={75} ring={[130, 100]} step={15} />
      <path className={paints.wall} d="M40 478H560l-4 8H44Z" />
      <path className={paints.shaded} d="M66 500H534v46H66Z" />
      <path className={paints.ink} fill="url(#cv-star)" d="M66 500H534v46H66Z" />
      <Vine />
      <Tube />
    </svg>
  );
}

function Flower({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill="var(--gulabi)">
      {[0, 60, 120, 180, 240, 300].map((degrees) => (
        <path key={degrees} d="M0 0C-16-12-12-34 0-34S16-12 0 0Z" transform={`rotate(${degrees})`} />
      ))}
      <circle fill="var(--f-sun)" r="10" />
    </g>
  );
}

/** The tube on its pillar, pointed at the flower. */
export function Tube() {
  return (
    <>
      <path {...sight} d="M140 397 399 112" />
      <path className={paints.wall} d="M76 462h40l10 98H66Z" />
      <path className={paints.shaded} d="M60 540h72v20H60Z" />
      <g transform={`translate(${EYE[0]} ${EYE[1]}) rotate(-47.8)`}>
        <path className={paints.cobalt} d="M-34-11H52v22h-86Z" />
        <path className={paints.wall} d="M52-15h12v30H52ZM-44-9h10v18h-10Z" />
      </g>
      <circle className={paints.ink} fill="var(--f-sun)" cx={EYE[0]} cy={EYE[1]} r="9" />
    </>
  );
}

/** The glazed pot it grows from. */
function Pot() {
  return (
    <>
      <path className={paints.cobalt} d="M360 504H488L466 560H382Z" />
      <path {...glaze} d="M372 530q9-12 18 0t18 0 18 0 18 0 18 0 14-2M378 546h92" />
      <path className={paints.wall} d="M350 492H498v14H350Z" />
    </>
  );
}

/** The vine on its staff, in its pot. */
export function Vine() {
  return (
    <>
      <path className={paints.wall} d={`M${STAFF - 11} 40h22V504h-22Z`} />
      <path className={paints.ink} strokeWidth="10" strokeDasharray="1 10.6" d={`M${STAFF - 6} 40V504`} />
      <path className={paints.ink} strokeWidth="18" strokeDasharray="1 57" d={`M${STAFF - 2} 40V504`} />
      <path
        stroke="light-dark(oklch(52% 0.1 190), oklch(66% 0.1 195))"
        strokeWidth="5"
        strokeLinecap="round"
        d="M424 510C424 470 380 456 400 428 424 396 470 404 452 366 434 336 384 350 394 306 404 268 470 290 458 246 446 206 386 226 394 180 402 138 462 164 450 128 444 112 432 106 424 96"
      />
      {leaves.map(([x, y, degrees]) => (
        <use key={y} {...leaf} href="#cv-leaf" transform={`translate(${x} ${y}) rotate(${degrees})`} />
      ))}
      <Flower x={424} y={84} size={1} />
      <Flower x={470} y={330} size={0.5} />
      <Flower x={376} y={262} size={0.55} />
      <Pot />
    </>
  );
}
