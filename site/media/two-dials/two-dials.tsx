import { num, polar, type Point } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

/** Yours is the large one in front, ours stands behind it; the sun above is the same. */
const yours = { centre: [138, 238] as Point, radius: 122 };
const ours = { centre: [312, 284] as Point, radius: 76 };
const sun: Point = [276, 44];

/** Degrees between two hours. */
const HOUR = 15;

type DialProps = { centre: Point; radius: number };

/** A plate of 24 hours with a gnomon in the middle; the shadow falls away from the sun. */
function Dial({ centre, radius }: DialProps) {
  const [x, y] = centre;
  const away = (Math.atan2(sun[1] - y, x - sun[0]) * 180) / Math.PI;
  const [tipX, tipY] = polar(centre, radius * 0.74, away);
  const [leftX, leftY] = polar(centre, radius * 0.13, away + 90);
  const [rightX, rightY] = polar(centre, radius * 0.13, away - 90);
  const [topX, topY] = polar(centre, radius * 0.36, away + 180);
  const turn = { from: 0, to: 360 };
  const foot = `M${num(leftX)} ${num(leftY)}L${num(rightX)} ${num(rightY)}`;
  return (
    <>
      <circle className={paints.wall} cx={x} cy={y} r={radius} />
      <circle className={paints.plate} cx={x} cy={y} r={num(radius * 0.84)} />
      <TickRing className={paints.ink} centre={centre} ring={[radius * 0.86, radius * 0.11]} step={HOUR} {...turn} />
      <TickRing
        className={paints.hair}
        centre={centre}
        ring={[radius * 0.86, radius * 0.06]}
        step={HOUR / 5}
        {...turn}
      />
      <path fill="var(--f-shade)" d={`${foot}L${num(tipX)} ${num(tipY)}Z`} />
      <path className={paints.cobalt} d={`${foot}L${num(topX)} ${num(topY)}Z`} />
    </>
  );
}

/** Two sundials under one sun: the same moment in the visitor's hours and in ours. */
export function TwoDials() {
  const ray = ({ centre: [x, y] }: DialProps) => `M${num(sun[0])} ${num(sun[1])}L${num(x)} ${num(y)}`;
  return (
    <svg viewBox="14 8 378 354" aria-hidden="true">
      <path className={paints.sight} d={ray(ours) + ray(yours)} />
      <Dial {...ours} />
      <Dial {...yours} />
      <circle stroke="var(--f-sun)" cx={sun[0]} cy={sun[1]} r="34" />
      <circle className={paints.ink} fill="var(--f-sun)" cx={sun[0]} cy={sun[1]} r="25" />
    </svg>
  );
}
