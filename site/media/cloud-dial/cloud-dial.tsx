import { DentilPattern, LatticePattern } from '../facade/lattices.tsx';
import { smallWindow } from '../facade/small-windows.tsx';
import { Window, WindowParts } from '../facade/window.tsx';
import windows from '../facade/window.module.css';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const centre = [300, 270] as const;
/** The scale ends where the cornice hides it. */
const scale = { centre, from: -45, to: 225 };
const cloud = 'M150 330A74 74 0 0 1 146 182.1 116 116 0 0 1 362 140A104 104 0 1 1 420 330Z';

/** Where the cloud's lines run down to the servers, and how far each load has come. */
const loads = [
  [180, 362],
  [240, 388],
  [300, 350],
  [360, 380],
  [420, 366],
] as const;

const rack = (
  <>
    <path className={windows.fill} d="M-24-20h48v12h-48zM-24-37h48v12h-48zM-24-54h48v12h-48z" />
    <path className={windows.accent} d="M14-16h5v4h-5zM14-33h5v4h-5zM14-50h5v4h-5z" />
  </>
);

/** The cloud before the sun, and what it lets down. */
export const CloudLoads = () => (
  <>
    <circle fill="var(--f-sun)" cx="434" cy="124" r="46" />
    <path d={cloud} />
    <path d={loads.map(([x]) => `M${x} 330v140`).join('')} />
    {loads.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="5" />
    ))}
  </>
);

/** A cloud that stands before the sun on the plate of hours, its lines led into arched windows with servers behind. */
export function CloudDial({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <LatticePattern id="f-hex" of="hex" />
        <LatticePattern id="f-fish-dark" of="fish" dark />
        <DentilPattern id="cd-dentil" x={4} />
        <WindowParts {...smallWindow} />
      </defs>
      <circle className={paints.plate} cx="300" cy="270" r="236" />
      <circle className={paints.hair} cx="300" cy="270" r="222" />
      <circle className={paints.hair} cx="300" cy="270" r="184" />
      <TickRing className={paints.hair} {...scale} ring={[222, 14]} step={1.25} />
      <TickRing className={paints.ink} {...scale} ring={[222, 14]} step={3.75} />
      <TickRing className={paints.ink} {...scale} ring={[214, 22]} step={15} breadth={2} />
      <TickRing className={paints.hair} centre={centre} from={0} to={180} ring={[120, 64]} step={15} />
      <circle stroke="var(--f-sun)" cx="434" cy="124" r="62" />
      <circle fill="var(--f-sun)" cx="434" cy="124" r="46" />
      <path className={paints.cobalt} d={cloud} />
      <path fill="url(#f-fish-dark)" d={cloud} />
      <path className={paints.wall} d="M48 412H552V560H48Z" />
      <path fill="var(--f-shade)" d="M49 420H551v9H49Z" />
      <path fill="url(#cd-dentil)" d="M48 420H552v6H48Z" />
      <path className={paints.wall} d="M40 412H560l-4 8H44Z" />
      <path className={paints.ink} d={loads.map(([x]) => `M${x} 330v82`).join('')} />
      {loads.map(([x, y]) => (
        <circle key={x} className={paints.bead} cx={x} cy={y} r="5" />
      ))}
      <Window shape={smallWindow} at={[104, 548]} glass="pale" lattice="hex" />
      <Window shape={smallWindow} at={[202, 548]} glass="litA" scene={rack} />
      <Window shape={smallWindow} at={[300, 548]} glass="litB" scene={rack} />
      <Window shape={smallWindow} at={[398, 548]} glass="litC" scene={rack} />
      <Window shape={smallWindow} at={[496, 548]} glass="pale" lattice="hex" />
    </svg>
  );
}
