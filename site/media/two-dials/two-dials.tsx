import { num, polar, type Point } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import { arcPath, TickRing } from '../tick-ring.tsx';

/** Yours is the large one in front, ours stands behind it; the sun above is the same. */
const yours = { centre: [150, 236] as Point, radius: 118 };
const ours = { centre: [318, 250] as Point, radius: 74 };
const sun: Point = [276, 44];

/** Degrees between two hours on a plate of half a turn. */
const HOUR = 15;

type DialProps = { centre: Point; radius: number };

/** A half plate of twelve hours with its gnomon; the shadow falls away from the sun. */
function Dial({ centre, radius }: DialProps) {
  const [x, y] = centre;
  const away = (Math.atan2(y - sun[1], x - sun[0]) * 180) / Math.PI;
  const [tipX, tipY] = polar(centre, radius * 0.86, -away);
  const half = { from: 180, to: 360 };
  const foot = num(radius * 0.32);
  return (
    <>
      <path className={paints.plate} d={`${arcPath({ centre, radius, ...half })}Z`} />
      <TickRing className={paints.ink} centre={centre} radius={radius - 13} length={11} step={HOUR} {...half} />
      <TickRing className={paints.hair} centre={centre} radius={radius - 8} length={6} step={HOUR / 5} {...half} />
      <path
        className={paints.shade}
        d={`M${num(x - 7)} ${num(y)}L${num(tipX)} ${num(tipY)}L${num(x + 7)} ${num(y)}Z`}
      />
      <path
        className={paints.cobalt}
        d={`M${num(x - radius * 0.32)} ${num(y)}h${num(radius * 0.64)}l-${foot} -${num(radius * 0.72)}Z`}
      />
      <path
        className={paints.wall}
        d={`M${num(x - radius - 10)} ${num(y - 5)}h${num(2 * radius + 20)}v10h-${num(2 * radius + 20)}Z`}
      />
    </>
  );
}

/** Two sundials under one sun: the same moment in the visitor's hours and in ours. */
export function TwoDials({ className }: { className?: string | undefined }) {
  const ray = ({ centre: [x, y], radius }: DialProps) =>
    `M${num(sun[0])} ${num(sun[1])}L${num(x)} ${num(y - radius * 0.72)}`;
  return (
    <svg className={className} viewBox="14 8 396 356" fill="none" aria-hidden="true">
      <path className={paints.hair} d="M14 262H410" />
      <path className={paints.sight} d={ray(ours) + ray(yours)} />
      <Dial {...ours} />
      <Dial {...yours} />
      <circle className={paints.halo} cx={sun[0]} cy={sun[1]} r="34" />
      <circle className={paints.bead} cx={sun[0]} cy={sun[1]} r="25" />
    </svg>
  );
}
