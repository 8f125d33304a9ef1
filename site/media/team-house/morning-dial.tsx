import { num, polar, type Point } from '../facade/geometry.ts';
import { arcPath, TickRing } from '../tick-ring.tsx';
import paints from '../paints.module.css';

const CENTRE: Point = [420, 420];
const RIM = 400;
/** Where the sun stands on the rim: ten in the morning, or four in the afternoon, as the house is seen. */
const SUN = 110;
const scale = { centre: CENTRE, from: 90, to: 180 };

/** A quarter of a dial that leans against the house's upper wall, with the sun on its rim. */
export function MorningDial({ className }: { className?: string | undefined }) {
  const [x, y] = polar(CENTRE, RIM, SUN).map(num);
  return (
    <svg className={className} viewBox="0 0 420 420" overflow="visible" aria-hidden="true">
      <path fill="var(--f-plate)" d={`${arcPath({ ...scale, radius: RIM })}L420 420Z`} />
      <path className={paints.hair} d={arcPath({ ...scale, radius: 378 }) + arcPath({ ...scale, radius: 300 })} />
      <TickRing className={paints.hair} {...scale} ring={[120, 246]} step={15} />
      <TickRing className={paints.hair} {...scale} ring={[378, 22]} step={1.5} />
      <TickRing className={paints.ink} {...scale} ring={[366, 34]} step={15} breadth={1.5} />
      <path className={paints.ink} d={arcPath({ ...scale, radius: RIM })} />
      <circle fill="var(--ground)" cx={x} cy={y} r="58" />
      <circle stroke="var(--f-sun)" strokeWidth="1.5" cx={x} cy={y} r="57" />
      <circle fill="var(--f-sun)" cx={x} cy={y} r="40" />
    </svg>
  );
}
