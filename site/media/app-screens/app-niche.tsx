import { cuspedArch } from '../facade/cusped-arch.ts';
import { pointedArch, type Point } from '../facade/geometry.ts';
import { TickRing } from '../tick-ring.tsx';
import paints from '../paints.module.css';

const hours = { stroke: 'color-mix(in oklch, var(--on-glaze) 45%, var(--glaze))' };
const frame = {
  fill: 'light-dark(oklch(46% 0.175 263), oklch(34% 0.115 264))',
  stroke: 'color-mix(in oklch, var(--on-glaze) 55%, var(--glaze))',
};
const reveal = {
  fill: 'light-dark(oklch(31% 0.13 266), oklch(21% 0.075 267))',
  stroke: 'color-mix(in oklch, var(--on-glaze) 40%, var(--glaze))',
};

const centre: Point = [320, 360];

/** The niche behind the slideshow's screens, as the symbol `app-niche`: an arch in a cobalt wall before a ring of hours. */
export function AppNiche() {
  return (
    <svg className={paints.symbols} aria-hidden="true">
      <symbol id="app-niche" viewBox="0 0 640 720">
        <TickRing {...hours} centre={centre} from={-40} to={220} ring={[296, 10]} step={2.5} />
        <TickRing {...hours} centre={centre} from={-30} to={210} ring={[286, 20]} step={15} />
        <path {...frame} d={pointedArch({ x: 92, y: 84, width: 456, height: 640 })} />
        <path {...reveal} d={cuspedArch({ x: 118, y: 112, width: 404, height: 612 }, 5)} />
      </symbol>
    </svg>
  );
}
