import { num, type Point, polar } from '../facade/geometry.ts';
import { TickRing } from '../tick-ring.tsx';
import { deep, ground, plate, sun } from './term-paints.tsx';

const centre: Point = [160, 94];
const RADIUS = 66;

/** How long an outage is, on a clock of twelve hours. */
export function OutageClock({ minutes }: { minutes: number }) {
  const [x, y] = polar(centre, RADIUS, 90 - minutes / 2);
  return (
    <>
      <circle {...plate} cx="160" cy="94" r="86" />
      <TickRing centre={centre} ring={[76, 10]} from={0} to={360} step={30} />
      <path
        {...deep}
        stroke="none"
        d={`M160 94V28A${RADIUS} ${RADIUS} 0 ${Number(minutes > 360)} 1 ${num(x)} ${num(y)}Z`}
      />
      <circle {...sun} cx="160" cy="94" r="7" />
      {ground}
    </>
  );
}
