import type { NeedId } from '../../../content/pages/explore.ts';
import { TickRing } from '../tick-ring.tsx';
import { fine, instruments } from './instruments.tsx';
import styles from './observatory.module.css';

const way = {
  stroke: 'color-mix(in oklch, currentColor 55%, transparent)',
  strokeDasharray: '1 7',
  strokeLinecap: 'round',
  strokeWidth: 2.5,
} as const;

type Place = {
  need: NeedId;
  x: number;
  y: number;
  scale: number;
  turn?: number;
  mark: readonly [x: number, y: number];
};

/** Where each instrument stands in the court, and where its number is written. */
const places: readonly Place[] = [
  { need: 'start', x: 180, y: 172, scale: 1.25, turn: -14, mark: [66, 78] },
  { need: 'repair', x: 424, y: 120, scale: 0.9, mark: [524, 66] },
  { need: 'grow', x: 480, y: 300, scale: 0.92, mark: [572, 250] },
  { need: 'learn', x: 150, y: 414, scale: 1.02, mark: [60, 330] },
  { need: 'people', x: 452, y: 476, scale: 0.82, mark: [552, 420] },
  { need: 'talk', x: 300, y: 586, scale: 0.95, mark: [188, 556] },
];

const wall = 'M216 586H40V486H24V300H40V24H560V40H608V380H592V586H384';
const paths =
  'M300 640V470Q300 414 244 414M300 500Q300 476 360 476M300 470V340Q300 300 372 300M300 340V250Q300 208 288 204M300 250Q300 130 340 124';

const standing = ({ x, y, scale, turn = 0 }: Pick<Place, 'x' | 'y' | 'scale' | 'turn'>) =>
  `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;

/** The gate with whoever comes through it, and where the way leads. */
function Arrival() {
  return (
    <>
      <use href="#plan-talk" y="18" />
      <path {...way} d="M0 66V-94" />
      <circle fill="var(--f-sun)" cy="80" r="13" />
    </>
  );
}

/** An instrument by itself, beside the heading of its need. Needs the plan on the page: its ids begin with `plan-`. */
export function Instrument({ need, className }: { need: NeedId; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-100 -100 200 200" aria-hidden="true">
      {need === 'talk' ? <Arrival /> : <use href={`#plan-${need}`} />}
    </svg>
  );
}

/** The court in outline: its wall, the way from the gate, and what stands along it. */
export function CourtOutline() {
  return (
    <>
      <path fill="none" strokeWidth="4" d={wall} />
      <path fill="none" strokeWidth="2" strokeDasharray="1 7" strokeLinecap="round" d={paths} />
      {places.map(({ need, ...place }) => {
        const Drawing = instruments[need];
        return (
          <g key={need} transform={standing(place)}>
            <Drawing />
          </g>
        );
      })}
      <circle fill="var(--f-sun)" cx="300" cy="640" r="12" />
    </>
  );
}

/**
 * The observatory from above, one instrument for each need, with the ways between them. Every instrument is a link
 * for the mouse; the list beside the plan has the same links for everyone, so the plan is decoration.
 */
export function ObservatoryPlan() {
  return (
    <svg className={styles.plan} strokeLinejoin="round" viewBox="0 0 640 660" aria-hidden="true">
      <path fill="color-mix(in oklch, currentColor 6%, transparent)" d={`${wall}Z`} />
      <path stroke="color-mix(in oklch, currentColor 75%, transparent)" strokeWidth="5" d={wall} />
      <path {...way} d={paths} />
      {places.map(({ need, mark: [markX, markY], ...place }, index) => {
        const Drawing = instruments[need];
        return (
          <a key={need} className={styles.place} href={`#${need}`} tabIndex={-1} data-need={need}>
            <g transform={standing(place)}>
              <g id={`plan-${need}`}>
                <Drawing />
              </g>
            </g>
            <circle
              className={styles.mark}
              fill="var(--mark, var(--glaze))"
              stroke="currentColor"
              strokeWidth="1.5"
              cx={markX}
              cy={markY}
              r="15"
            />
            <text
              className={`tabular ${styles.number}`}
              fill="var(--mark-ink, currentColor)"
              fontWeight="640"
              textAnchor="middle"
              x={markX}
              y={markY + 5.5}
            >
              {index + 1}
            </text>
          </a>
        );
      })}
      <circle fill="var(--marigold)" cx="300" cy="640" r="9" />
      <circle stroke="var(--marigold)" strokeWidth="1.5" cx="300" cy="640" r="15" />
      <g transform="translate(582 628)">
        <TickRing {...fine} centre={[0, 0]} from={0} to={360} ring={[18, 6]} step={15} />
        <path fill="currentColor" d="M0-30 6 0H-6Z" />
        <path {...fine} d="M0 0V18" />
      </g>
    </svg>
  );
}
