import { bookingFormWords } from '../../../content/booking-form.ts';
import { clockMarks, partWith, placeOf, type ClockMark } from './clock-marks.ts';
import styles from './paired-clocks.module.css';

type PairedClocksProps = {
  /** Minutes by which Jaipur's clock is ahead of the visitor's. */
  ahead: number;
  /** What can be chosen, from the first time to the last. */
  times: readonly string[];
  /** Those of them at which somebody is in the office. */
  open: readonly string[];
  /** The chosen time, `11:30`; empty if none. */
  time: string;
};

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Two rulers of hours, the visitor's above Jaipur's, with the office's hours and the chosen time, a sun, between them. Decoration. */
export function PairedClocks({ ahead, times, open, time }: PairedClocksProps) {
  const { you, office } = bookingFormWords;
  const isHere = ahead === 0;
  const part = partWith(times);
  const sun = percent(placeOf(time, part));
  return (
    <div className={`soft ${styles.clocks}`} aria-hidden="true" data-needs-script="">
      <span>{isHere ? office : you}</span>
      <svg className={styles.rulers} overflow="visible" width="100%" height={isHere ? 54 : 88}>
        {open.map((one) => {
          const at = placeOf(one, part);
          const width = Math.min(30 / part.length, 1 - at);
          return <rect x={percent(at)} y="38" width={percent(width)} height="16" key={one} />;
        })}
        <line stroke="var(--ink-soft)" x2="100%" y1="38.5" y2="38.5" />
        <line stroke="var(--ink-soft)" x2="100%" y1="53.5" y2="53.5" />
        <g className="tabular" fontSize="12" fontWeight="500" textAnchor="middle" fill="var(--ink-soft)">
          <Ruler marks={clockMarks(0, part)} edge={38} up />
          {!isHere && <Ruler marks={clockMarks(ahead, part)} edge={54} />}
        </g>
        {time && (
          <>
            <line stroke="var(--cobalt)" strokeWidth="2" x1={sun} x2={sun} y1="30" y2="62" />
            <circle fill="var(--f-sun)" stroke="var(--ink)" cx={sun} cy="46" r="7" />
          </>
        )}
      </svg>
      {!isHere && <span>{office}</span>}
    </div>
  );
}

function Ruler({ marks, edge, up = false }: { marks: ClockMark[]; edge: number; up?: boolean }) {
  const side = up ? -1 : 1;
  return marks.map(({ at, long, label }) => (
    <g key={at}>
      <line
        stroke={long ? 'var(--ink-soft)' : 'var(--edge)'}
        x1={percent(at)}
        x2={percent(at)}
        y1={edge}
        y2={edge + side * (long ? 11 : 6)}
      />
      {label && (
        <text x={percent(at)} y={up ? 18 : 84}>
          {label}
        </text>
      )}
    </g>
  ));
}
