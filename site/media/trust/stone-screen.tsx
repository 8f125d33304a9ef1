import { LatticePattern } from '../facade/lattices.tsx';
import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const WINDOW = { x: 170, y: 120, width: 300, height: 350 };

/** A window behind a pierced stone screen: the light comes through, the eye does not. */
export function StoneScreen({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <LatticePattern id="privacy-screen" of="star" line={paints.ink} />
      <circle className={paints.hair} cx="320" cy="270" r="262" />
      <TickRing className={paints.hair} centre={[320, 270]} from={-20} to={200} ring={[262, 9]} step={2} />
      <TickRing className={paints.ink} centre={[320, 270]} from={-20} to={200} ring={[262, 18]} step={10} />
      <path fill="var(--f-shade)" d="M520 150l44 52v358h-44Z" />
      <path className={paints.shaded} d="M120 84H520V560H120Z" />
      <path className={paints.cobalt} d="M96 84q14-36 60-44h328q46 8 60 44Z" />
      <path className={paints.bead} d="M320 40V4h30l-8 8 8 8h-30v20Z" />
      <path className={paints.wall} d="M96 84H544v18H96Z" />
      <path className={paints.wall} d={pointedArch({ x: 148, y: 112, width: 344, height: 358 })} />
      <path className={paints.pale} d={pointedArch(WINDOW)} />
      <circle fill="var(--f-sun)" cx="320" cy="318" r="74" />
      <circle stroke="var(--f-sun)" cx="320" cy="318" r="88" />
      <path fill="url(#privacy-screen)" d={pointedArch(WINDOW)} />
      <path className={paints.ink} strokeWidth="2" d={pointedArch(WINDOW)} />
      <path className={paints.wall} d="M104 470H536v22H104Z" />
      <path className={paints.turquoise} d="M140 492h360l-26 26H166Z" />
      <path className={paints.hair} d="M120 536H520M200 518v42M280 518v42M360 518v42M440 518v42" />
    </svg>
  );
}
