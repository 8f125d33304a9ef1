import { num, polar, type Point } from '../facade/geometry.ts';
import { namedFigures } from '../named-figures.tsx';
import { onPaper } from '../numerals.tsx';
import { arcPath, TickRing } from '../tick-ring.tsx';
import paints from '../paints.module.css';

const centre: Point = [180, 190];
const RIM = 170;
const half = { centre, from: 0, to: 180 };

/**
 * A half dial with the good part of its scale glazed, and the number at which it ends.
 * @param limit where "good" ends: seconds, milliseconds, a score. Source: web.dev/articles/vitals
 */
function Dial({ limit, end }: { limit: number; end: number }) {
  const angle = 180 - (limit / end) * 180;
  const [x, y] = polar(centre, RIM - 4, angle);
  const [innerX, innerY] = polar(centre, 128, angle);
  return (
    <>
      <path className={paints.plate} d={`${arcPath({ ...half, radius: RIM })}Z`} />
      <path
        fill="var(--turquoise)"
        d={`${arcPath({ centre, radius: RIM - 1, from: angle, to: 180 })}H${centre[0] - 128}${reversed(angle)}Z`}
      />
      <path className={paints.ink} d={arcPath({ ...half, radius: 128 })} />
      <TickRing className={paints.ink} {...half} ring={[RIM - 14, 14]} step={3.6} />
      <TickRing className={paints.ink} {...half} ring={[RIM - 24, 24]} step={18} breadth={2} />
      <path stroke="var(--ink)" strokeWidth="3" d={`M${num(innerX)} ${num(innerY)}L${num(x)} ${num(y)}`} />
      <circle className={paints.bead} cx={num(x)} cy={num(y)} r="8" />
      <path className={paints.ink} d="M0 190.5H360" />
      <g {...onPaper} fontSize="20">
        <text
          fontSize="62"
          fontWeight="300"
          fontStretch="108%"
          letterSpacing="-0.03em"
          fill="var(--ink)"
          x="180"
          y="172"
        >
          {limit}
        </text>
        <text x="31" y="210">
          0
        </text>
        <text x="329" y="210">
          {end}
        </text>
      </g>
    </>
  );
}

/** The inner edge of the good part, back from the left end to the limit. */
function reversed(angle: number): string {
  const [x, y] = polar(centre, 128, angle);
  return `A128 128 0 0 1 ${num(x)} ${num(y)}`;
}

/** The three figures of a page's speed. */
export const Gauge = namedFigures(
  [
    <Dial key="lcp" limit={2.5} end={5} />,
    <Dial key="inp" limit={200} end={500} />,
    <Dial key="cls" limit={0.1} end={0.3} />,
  ],
  { viewBox: '0 0 360 214' },
);
