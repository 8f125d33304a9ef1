import { num, polar, type Point } from '../facade/geometry.ts';
import { Numerals } from '../numerals.tsx';
import { arcPath, TickRing } from '../tick-ring.tsx';
import { glazed } from './glazed.ts';

const centre: Point = [220, 220];
const [cx, cy] = centre;
const RIM = 176;
/** A day on the whole turn, midnight on top, clockwise. */
const at = (hour: number) => 90 - hour * 15;
const NOTICED = 14;

/** A dial of one day with the six hours on it in which a report is due. */
export function SixHours() {
  const [startX, startY] = polar(centre, RIM - 24, at(NOTICED + 6));
  return (
    <svg viewBox="0 0 440 440" aria-hidden="true">
      <circle {...glazed.deep} cx={cx} cy={cy} r={RIM} />
      <path
        fill="var(--marigold)"
        d={`M${cx} ${cy}L${num(startX)} ${num(startY)}${arcPath({ centre, radius: RIM - 24, from: at(NOTICED + 6), to: at(NOTICED) }).replace('M', 'L')}Z`}
      />
      <circle {...glazed.far} cx={cx} cy={cy} r={RIM - 24} />
      <circle {...glazed.line} cx={cx} cy={cy} r={RIM} />
      <TickRing {...glazed.far} centre={centre} from={0} to={356.25} ring={[RIM - 14, 14]} step={3.75} />
      <TickRing {...glazed.line} centre={centre} from={0} to={345} ring={[RIM - 24, 24]} step={15} />
      <TickRing {...glazed.line} centre={centre} from={0} to={270} ring={[RIM - 36, 36]} step={90} breadth={3} />
      <g className="tabular" fontSize="18" fontWeight="560" textAnchor="middle" fill="currentColor">
        <Numerals of={[0, 6, 12, 18]} at={(hour) => polar(centre, RIM + 22, at(hour))} drop={6} />
      </g>
      <path {...glazed.stone} d={`M${cx - 11} ${cy}a11 11 0 1 1 22 0a11 11 0 1 1-22 0`} />
    </svg>
  );
}
