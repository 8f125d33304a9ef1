import paints from '../../media/paints.module.css';
import { TickRing } from '../../media/tick-ring.tsx';

/** A film on its reel, its end across the pan. */
export const film = (
  <>
    <path className={paints.cobalt} d="M-12-12H104V0H-12Z" />
    <path className={paints.seam} strokeWidth="4" strokeDasharray="4 6" d="M-8-6H102" />
    <circle className={paints.wall} cx="-12" cy="-36" r="36" />
    <path
      className={paints.turquoise}
      d={[90, 162, 234, 306, 18].map((degrees) => hole(-12, -36, 21, degrees)).join('')}
    />
    <circle className={paints.bead} cx="-12" cy="-36" r="6" />
  </>
);

export const stopwatch = (
  <>
    <path className={paints.wall} d="M-5-74H5v14H-5ZM-10-82h20v9h-20ZM22-63l8-8 6 6-8 8Z" />
    <circle className={paints.cobalt} cy="-32" r="32" />
    <circle className={paints.plate} cy="-32" r="25" />
    <TickRing className={paints.ink} centre={[0, -32]} from={0} to={330} ring={[18, 6]} step={30} breadth={1.5} />
    <path stroke="var(--f-sun)" strokeWidth="3" strokeLinecap="round" d="M0-32 11-45" />
    <circle className={paints.bead} cy="-32" r="3.5" />
  </>
);

/** A round hole at `radius` from the middle of a reel. */
function hole(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `M${Math.round(x + radius * Math.cos(angle))} ${Math.round(y - radius * Math.sin(angle) - 7)}a7 7 0 1 0 .01 0Z`;
}
