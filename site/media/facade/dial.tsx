import { TickRing } from '../tick-ring.tsx';
import paints from '../paints.module.css';
import styles from './facade.module.css';
import { polar } from './geometry.ts';
import { DIAL } from './plan.ts';

/** Degrees of the circle that an hour takes. */
const HOUR = 15;
const { centre, radius } = DIAL;
const [x, y] = centre;
/** The scale runs over the part of the rim that can be seen past the building. */
const scale = { centre, from: -60, to: 240 };
const hours = Array.from({ length: 13 }, (_, index) => index + 6);

/** Where a numeral stands: six o'clock on the right, noon on top, eighteen on the left. */
const hourPoint = (hour: number) => polar(centre, radius - 33, (hour - 6) * HOUR);

/** The plate with its scale, the hours' rays and the sun on its rim, which the style sheet turns with the theme. */
export function Dial() {
  return (
    <>
      <circle fill="var(--f-plate)" cx={x} cy={y} r={radius} />
      <circle className={paints.hair} cx={x} cy={y} r={radius - 14} />
      <circle className={paints.hair} cx={x} cy={y} r={radius - 46} />
      <circle className={paints.ink} cx={x} cy={y} r={radius} />
      <TickRing className={paints.hair} {...scale} ring={[radius - 14, 14]} step={1.25} />
      <TickRing className={paints.ink} {...scale} ring={[radius - 14, 14]} step={3.75} />
      <TickRing className={paints.ink} {...scale} ring={[radius - 20, 20]} step={HOUR} breadth={2} />
      <TickRing className={paints.hair} centre={centre} from={0} to={180} ring={[120, radius - 166]} step={HOUR} />
      <g className={styles.numerals} aria-hidden="true">
        {hours.map((hour) => {
          const [hourX, hourY] = hourPoint(hour);
          return (
            <text key={hour} x={Math.round(hourX)} y={Math.round(hourY) + 5}>
              {hour}
            </text>
          );
        })}
      </g>
      <g className={styles.sun}>
        <circle stroke="var(--f-sun)" cx={x - radius - 28} cy={y} r="50" />
        <circle fill="var(--f-sun)" cx={x - radius - 28} cy={y} r="36" />
      </g>
    </>
  );
}
