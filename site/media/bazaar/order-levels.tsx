import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';

const FOOT = 240;
/** How high the orders stand at each step: what is missing to the step before was lost between the two. */
const levels = [64, 84, 100, 168, 178] as const;
const glass = pointedArch({ x: 0, y: 20, width: 72, height: FOOT - 20 });

/** The steps of an order, as marks under the windows: the page, the bag, the address, the payment, the parcel. */
const marks = [
  'M-11-18h22v36h-22ZM-4 12h8',
  'M-15-8h30l3 26h-36ZM-8-2v-8a8 8 0 0 1 16 0v8',
  'M0 18C-18-2-14-18 0-18S18-2 0 18ZM0-8a4 4 0 1 0 .01 0Z',
  'M-20-13h40v26h-40ZM-20-5h40M-14 5h10',
  'M-16-14h32v30h-32ZM-16-4h32M0-14v10',
] as const;

/** How many orders each step still has: five windows, ever less filled, and the largest loss lit. */
export function OrderLevels() {
  return (
    <svg viewBox="0 0 464 310" aria-hidden="true">
      {levels.map((level, index) => {
        const before = levels[index - 1] ?? level;
        return (
          <g key={level} transform={`translate(${index * 98})`}>
            <path className={paints.wall} d={glass} />
            <path className={before + 50 < level ? paints.bead : paints.pale} d={`M0 ${before}H72V${level}H0Z`} />
            <path className={paints.cobalt} d={`M0 ${level}H72V${FOOT}H0Z`} />
            {index > 0 && <path className={paints.sight} d={`M-26 ${before}H0`} />}
            <path
              className={paints.ink}
              fill="none"
              strokeWidth="1.5"
              d={marks[index]}
              transform={`translate(36 ${FOOT + 44})`}
            />
          </g>
        );
      })}
      <path className={paints.ink} d={`M0 ${FOOT}H464`} />
      <path className={paints.ink} strokeWidth="8" strokeDasharray="1 13" d={`M.5 ${FOOT + 4}H464`} />
    </svg>
  );
}
