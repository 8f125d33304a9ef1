import type { Measure } from '../../../content/pages/ai-glance.ts';
import { num, polar, type Point } from '../facade/geometry.ts';
import { arcPath, TickRing } from '../tick-ring.tsx';
import paints from '../paints.module.css';
import styles from './reading.module.css';

const CENTRE: Point = [360, 350];
const [cx, cy] = CENTRE;
/** One hundred marks fill half a turn. */
const MARK = 1.8;
const INNER = 236;
const LENGTH = 90;
const half = { centre: CENTRE, from: 0, to: 180 };
/** Where a share ends on the dial, read from the left. */
const degreesOf = (share: number) => 180 - share * MARK;

/** A half dial of one hundred marks, as many of them filled as the last share says; the earlier ones are noted on the rim. */
export function ShareDial({ series }: { series: readonly Measure[] }) {
  const latest = series.at(-1)?.value ?? 0;
  const description = series.map(({ label, value }) => `${label}: ${value}%`).join(', ');
  const end = degreesOf(latest);
  const [sunX, sunY] = polar(CENTRE, INNER + LENGTH / 2, end);
  const marks = { centre: CENTRE, ring: [INNER, LENGTH], step: MARK, breadth: 4.5 } as const;
  return (
    <svg className={styles.dial} viewBox="0 0 720 372" role="img" aria-label={description}>
      <path className={paints.hair} d={arcPath({ ...half, radius: 200 }) + arcPath({ ...half, radius: 346 })} />
      <TickRing className={paints.hair} {...marks} from={MARK / 2} to={end - MARK / 2} />
      <TickRing stroke="var(--cobalt)" {...marks} from={end + MARK / 2} to={180 - MARK / 2} />
      <TickRing stroke="var(--ink)" {...half} ring={[338, 8]} step={18} />
      {series.slice(0, -1).map(({ label, value }) => (
        <Note key={label} degrees={degreesOf(value)} text={`${label}: ${value}`} />
      ))}
      <path
        fill="light-dark(oklch(90.5% 0.03 250), oklch(29% 0.06 266))"
        d={`M${cx} ${cy}L${shadowTip(end)}L${cx + 64} ${cy}Z`}
      />
      <path fill="light-dark(oklch(43% 0.18 264), oklch(46% 0.15 262))" d={`M${cx - 84} ${cy}h84v-58Z`} />
      <circle stroke="var(--f-sun)" strokeWidth="1.5" cx={num(sunX)} cy={num(sunY)} r="33" />
      <circle fill="var(--f-sun)" cx={num(sunX)} cy={num(sunY)} r="24" />
      <path stroke="var(--ink)" d="M0 350h720" />
    </svg>
  );
}

/** The pointer lies under the sun, as far as the inner arc. */
function shadowTip(degrees: number): string {
  const [x, y] = polar(CENTRE, 200, degrees);
  return `${num(x)} ${num(y)}`;
}

function Note({ degrees, text }: { degrees: number; text: string }) {
  const [fromX, fromY] = polar(CENTRE, INNER + LENGTH + 6, degrees);
  const [toX, toY] = polar(CENTRE, INNER + LENGTH + 30, degrees);
  const [x, y] = polar(CENTRE, INNER + LENGTH + 42, degrees);
  return (
    <>
      <path stroke="var(--ink)" d={`M${num(fromX)} ${num(fromY)}L${num(toX)} ${num(toY)}`} />
      <text x={num(x + 4)} y={num(y)} aria-hidden="true">
        {text}
      </text>
    </>
  );
}
