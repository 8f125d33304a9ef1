import { num, polar, type Point } from '../facade/geometry.ts';
import { Numerals } from '../numerals.tsx';
import { arcPath, TickRing } from '../tick-ring.tsx';
import { glaze } from './glaze.ts';
import styles from './drawn-texts.module.css';
import { Mark } from './mark.tsx';

const CENTRE: Point = [96, 632];
const [cx, cy] = CENTRE;
const INNER = 210;
const OUTER = 476;
const RIM = 560;
/** Twelve weeks on a quarter of a turn; the first stands upright, the last lies at the horizon. */
const WEEK = 90 / 12;
const after = (week: number) => 90 - week * WEEK;

/** The ring from the end of one week to the end of another. */
function span(from: number, to: number): string {
  const [x, y] = polar(CENTRE, INNER, after(from));
  const [startX, startY] = polar(CENTRE, INNER, after(to));
  const outer = arcPath({ centre: CENTRE, radius: OUTER, from: after(to), to: after(from) });
  return `${outer}L${num(x)} ${num(y)}A${INNER} ${INNER} 0 0 1 ${num(startX)} ${num(startY)}Z`;
}

const quarter = { centre: CENTRE, from: 0, to: 90 };
const weeks = Array.from({ length: 12 }, (_, index) => index + 1);
/** Where the third week meets the inner ring: the gnomon's shadow ends there. */
const [edgeX, edgeY] = polar(CENTRE, INNER, after(3));
const [sunX, sunY] = polar(CENTRE, RIM, after(11.5));

/** A quarter of a year on a quarter of a dial: a tick for each day, an hour line for each week. */
export function QuarterDial() {
  return (
    <>
      <path {...glaze.far} d={arcPath({ ...quarter, radius: RIM + 104 })} />
      <TickRing {...glaze.far} {...quarter} ring={[RIM + 24, 80]} step={WEEK} />
      <path {...glaze.t3} d={`M-1400 ${cy}H2400v700H-1400Z`} />
      <path {...glaze.t0} d={span(0, 3)} />
      <path {...glaze.tq} d={span(3, 8)} />
      <TickRing {...glaze.mid} {...quarter} ring={[INNER - 60, OUTER - INNER + 60]} step={WEEK} />
      <path {...glaze.ln} d={[INNER, OUTER, RIM - 24, RIM].map((radius) => arcPath({ ...quarter, radius })).join('')} />
      <TickRing {...glaze.mid} {...quarter} ring={[RIM - 24, 14]} step={90 / 84} />
      <TickRing {...glaze.ln} {...quarter} ring={[RIM - 24, 24]} step={WEEK} breadth={2} />
      <Numerals
        className={styles.note}
        of={weeks}
        at={(week) => polar(CENTRE, OUTER + 30, after(week - 0.5))}
        drop={5}
      />
      <path {...glaze.t0} d={`M${cx} ${cy}V${cy - INNER}A${INNER} ${INNER} 0 0 1 ${num(edgeX)} ${num(edgeY)}Z`} />
      <path {...glaze.white} d={`M${cx} ${cy}V${cy - 150}L${cx + 150} ${cy}Z`} />
      <path {...glaze.t4} d={`M${cx} ${cy}V${cy - 150}L${cx - 26} ${cy}Z`} />
      <path {...glaze.bold} d={`M-1400 ${cy}H2400M${cx} ${cy}V20`} />
      {([1.5, 5.5, 10] as const).map((week, index) => (
        <Mark key={week} number={([1, 2, 3] as const)[index] ?? 1} at={markAt(week)} />
      ))}
      <circle {...glaze.halo} cx={num(sunX)} cy={num(sunY)} r="34" />
      <circle {...glaze.sun} cx={num(sunX)} cy={num(sunY)} r="23" />
    </>
  );
}

function markAt(week: number): Point {
  const [x, y] = polar(CENTRE, (INNER + OUTER) / 2 + 20, after(week));
  return [x, y + 27];
}
