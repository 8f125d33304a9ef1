import { bookingFormWords } from '../../../content/booking-form.ts';
import { officeHours } from '../../../content/company/contact-facts.ts';
import { clockMarks, officeSpans, placeOf, type ClockMark } from './clock-marks.ts';
import styles from './paired-clocks.module.css';

type PairedClocksProps = {
  /** Minutes by which Jaipur's clock is ahead of the visitor's. */
  ahead: number;
  /** The chosen time, `11:30`; empty if none. */
  time: string;
};

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Two rulers of hours, the visitor's above Jaipur's, with the office's hours and the chosen time, a sun, between them. Decoration. */
export function PairedClocks({ ahead, time }: PairedClocksProps) {
  const { you, office } = bookingFormWords;
  const isHere = ahead === 0;
  return (
    <div className={`soft ${styles.clocks}`} aria-hidden="true" data-needs-script="">
      <span>{isHere ? office : you}</span>
      <svg className={styles.rulers} overflow="visible" width="100%" height={isHere ? 54 : 88}>
        {officeSpans(ahead, officeHours).map(({ from, to }) => (
          <rect fill="var(--f-mid)" x={percent(from)} y="38" width={percent(to - from)} height="16" key={from} />
        ))}
        <line stroke="var(--ink-soft)" x2="100%" y1="38.5" y2="38.5" />
        <line stroke="var(--ink-soft)" x2="100%" y1="53.5" y2="53.5" />
        <g className="tabular" fontSize="12" fontWeight="500" textAnchor="middle" fill="var(--ink-soft)">
          <Ruler marks={clockMarks(0)} edge={38} up />
          {!isHere && <Ruler marks={clockMarks(ahead)} edge={54} />}
        </g>
        {time && (
          <>
            <line
              stroke="var(--cobalt)"
              strokeWidth="2"
              x1={percent(placeOf(time))}
              x2={percent(placeOf(time))}
              y1="30"
              y2="62"
            />
            <circle fill="var(--f-sun)" stroke="var(--ink)" cx={percent(placeOf(time))} cy="46" r="7" />
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
