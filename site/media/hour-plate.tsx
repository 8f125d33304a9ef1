import { polar, type Point } from './facade/geometry.ts';
import { Numerals, onPaper } from './numerals.tsx';
import { arcPath, TickRing } from './tick-ring.tsx';
import paints from './paints.module.css';
import styles from './hour-plate.module.css';

const CENTRE: Point = [160, 164];
const RIM = 140;
/** Degrees between two hours of the plate: nine hours and a margin on each side fill the half circle. */
const HOUR = 18;
const plate = { centre: CENTRE, from: 180, to: 360 };

/** Where hour `1` to `9` is written: morning on the left, evening on the right, as the shadow walks. */
const hourAt = (hour: number): Point => polar(CENTRE, RIM - 36, 180 + hour * HOUR);

const hours = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const [x, y] = CENTRE;

/**
 * A gnomon on a plate of nine hours. Sun and shadow are one group, `shadow`, which points at noon when unturned;
 * the style sheet of the section that holds the figure may turn it between 72° (the first hour) and −72° (the last).
 */
export function HourPlate({ className, shadow }: { className?: string | undefined; shadow?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 320 310" aria-hidden="true">
      <Hours shadow={shadow} />
    </svg>
  );
}

/** What is on the plate, in a field of 320 by 310. */
export function Hours({ shadow }: { shadow?: string | undefined }) {
  return (
    <>
      <path className={paints.plate} d={`${arcPath({ ...plate, radius: RIM })}Z`} />
      <path
        className={paints.hair}
        d={`${arcPath({ ...plate, radius: RIM - 54 })}${arcPath({ ...plate, radius: RIM - 18 })}`}
      />
      <TickRing className={paints.hair} {...plate} ring={[RIM - 18, 18]} step={1.8} />
      <TickRing className={paints.ink} {...plate} ring={[RIM - 18, 18]} step={HOUR} breadth={2} />
      <TickRing className={paints.hair} {...plate} ring={[30, RIM - 84]} step={HOUR} />
      <path className={paints.sight} d={arcPath({ centre: CENTRE, radius: RIM - 10, from: 0, to: 180 })} />
      <g {...onPaper}>
        <Numerals of={hours} at={hourAt} drop={6} />
      </g>
      <g className={shadow ? `${styles.turning} ${shadow}` : styles.turning}>
        <path fill="var(--cobalt)" opacity="0.85" d={`M${x - 13} ${y}L${x} ${y + RIM - 54}L${x + 13} ${y}Z`} />
        <circle stroke="var(--f-sun)" cx={x} cy={y - RIM + 10} r="21" />
        <circle fill="var(--f-sun)" cx={x} cy={y - RIM + 10} r="15" />
      </g>
      <path className={paints.wall} strokeLinejoin="round" d={`M${x - 13} ${y}L${x} ${y - 62}L${x + 13} ${y}Z`} />
      <path fill="var(--f-reveal)" d={`M${x} ${y - 62}L${x + 13} ${y}H${x}Z`} />
      <path className={paints.ink} d={`M4 ${y}H316`} />
    </>
  );
}
