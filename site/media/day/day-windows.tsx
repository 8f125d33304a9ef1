import { cuspedArch } from '../facade/cusped-arch.ts';
import { num, pointedArch } from '../facade/geometry.ts';
import styles from './day-windows.module.css';

const PITCH = 172;
const FLOOR = 216;
const OPENING = { x: -52, y: -190, width: 104, height: 190 };
const FRAME = { x: -66, y: -208, width: 132, height: 208 };
/** How far the sun climbs between six o'clock and noon. */
const CLIMB = 138;
/** A shadow as long as this has reached the next window. */
const LONGEST = PITCH / 2;
/** The gnomon's height in the same units; its shadow is measured along the floor. */
const GNOMON = 26;

/** The hours shown, noon in the middle. */
export const hours = [6, 8, 10, 12, 14, 16, 18] as const;

const altitude = (hour: number): number => Math.sin(((hour - 6) * Math.PI) / 12);

/** How high the sun stands in a window at an hour: on the sill at six, in the arch at noon, on the sill at eighteen. */
export const sunHeight = (hour: number): number => CLIMB * altitude(hour) + 8;

/** How far a gnomon's shadow reaches along the floor: to the right in the morning, nowhere at noon, to the left after. */
export function shadowAt(hour: number): number {
  const turn = ((hour - 6) * Math.PI) / 12;
  const reach = GNOMON / Math.tan(turn);
  return Math.max(-LONGEST, Math.min(LONGEST, reach));
}

function DayWindow({ hour, index }: { hour: (typeof hours)[number]; index: number }) {
  return (
    <g className={styles[`h${hour}`]} transform={`translate(${86 + index * PITCH} ${FLOOR})`}>
      <use className={styles.frame} href="#day-frame" />
      <g clipPath="url(#day-clip)">
        <use className={styles.sky} href="#day-opening" />
        <circle className={hour === 12 ? styles.noon : styles.sun} cy={num(-sunHeight(hour))} r="17" />
      </g>
      <use className={styles.rim} href="#day-opening" />
      <path className={styles.shadow} d={`M0 6H${num(shadowAt(hour))}`} />
      <path className={styles.foot} d="M0 1v10" />
      <text className={styles.hour} y="38">
        {hour}
      </text>
    </g>
  );
}

/**
 * One wall through one day: seven windows with the sun from six to eighteen o'clock and, along the floor, how far a gnomon's
 * shadow reaches. Decoration; its ids begin with `day-`, so it may stand once on a page.
 */
export function DayWindows() {
  return (
    <svg className={styles.day} viewBox="0 0 1204 264" fill="none" aria-hidden="true">
      <defs>
        <path id="day-frame" d={pointedArch(FRAME)} />
        <path id="day-opening" d={cuspedArch(OPENING, 4)} />
        <clipPath id="day-clip">
          <use href="#day-opening" />
        </clipPath>
      </defs>
      {hours.map((hour, index) => (
        <DayWindow key={hour} hour={hour} index={index} />
      ))}
      <path className={styles.ground} d={`M0 ${FLOOR + 0.5}H1204`} />
    </svg>
  );
}
