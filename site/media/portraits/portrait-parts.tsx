import { cuspedArch } from '../facade/cusped-arch.ts';
import { pointedArch } from '../facade/geometry.ts';
import { LatticePattern } from '../facade/lattices.tsx';
import paints from '../paints.module.css';
import { arcPath, TickRing } from '../tick-ring.tsx';

/** The window every portrait looks out of, in a field of 300 by 384. */
export const outerFrame = pointedArch({ x: 14, y: 4, width: 272, height: 374 });
export const opening = cuspedArch({ x: 30, y: 32, width: 240, height: 346 }, 4);
const innerFrame = pointedArch({ x: 22, y: 14, width: 256, height: 364 });
const rail = 'M30 344H270V378H30Z';

const halo = { centre: [158, 196], from: 0, to: 360 } as const;
const shoulders = 'M-104 0V-34C-104-66-66-80-26-92H26C66-80 104-66 104-34V0Z';

/** Half of everything lies in the shade: the light comes from the left, as on the rest of the house. */
function Bust() {
  return (
    <g id="portrait-head">
      <path fill="var(--skin)" d="M-17-132H17V-92a17 17 0 0 1-34 0ZM-45-160a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      <path fill="var(--skin-shade)" d="M0-132H17V-92a17 17 0 0 1-17 17ZM31-160a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      <path fill="var(--skin)" d="M-37-176a37 37 0 0 1 74 0v26a37 42 0 0 1-74 0Z" />
      <path fill="var(--skin-shade)" d="M0-213a37 37 0 0 1 37 37v26a37 42 0 0 1-37 42Z" />
    </g>
  );
}

function Features() {
  return (
    <g id="portrait-features">
      <path fill="var(--skin-nose)" d="M0-172-10-147H0Z" />
      <path fill="var(--dark)" d="M-20-166a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14-166a3 3 0 1 0 6 0a3 3 0 1 0-6 0" />
      <path stroke="var(--dark)" strokeWidth="2.5" strokeLinecap="round" d="M-26-177q9-7 18-2M26-177q-9-7-18-2" />
    </g>
  );
}

/** What all portraits share, drawn once on the page that shows them. Its ids begin with `portrait-`. */
export function PortraitParts() {
  return (
    <svg className={paints.symbols} aria-hidden="true">
      <defs>
        <LatticePattern id="portrait-jaali" of="star" />
        <path id="portrait-opening" d={opening} />
        <clipPath id="portrait-clip">
          <use href="#portrait-opening" />
        </clipPath>
        <g id="portrait-frame">
          <path className={paints.wall} d={outerFrame} />
          <path fill="var(--f-wall2)" stroke="var(--f-hair)" d={innerFrame} />
        </g>
        {/* The glass lies behind the stone, seen from the upper left: the shade falls on its left side only. */}
        <g id="portrait-glass">
          <use fill="var(--glass)" href="#portrait-opening" />
          <path fill="var(--f-reveal)" d="M30 378V20H162V378Z" />
          <use fill="var(--glass)" href="#portrait-opening" x="12" y="6" />
          <path fill="color-mix(in oklab, var(--glass) 84%, var(--sheen))" d={arcPath({ ...halo, radius: 92 })} />
          <TickRing stroke="color-mix(in oklab, var(--glass) 50%, var(--sheen))" {...halo} ring={[92, 8]} step={6} />
        </g>
        <g id="portrait-shoulders">
          <path fill="var(--cloth)" d={shoulders} />
          <path fill="oklch(15% 0.06 266 / 0.2)" d="M26-92C66-80 104-66 104-34V0H34L16-88Z" />
        </g>
        <Bust />
        <Features />
        <g id="portrait-rail">
          <use className={paints.ink} href="#portrait-opening" />
          <path fill="var(--f-wall2)" d={rail} />
          <path className={paints.ink} fill="url(#portrait-jaali)" d={rail} />
          <path className={paints.wall} d="M6 378h288v6H6Z" />
        </g>
      </defs>
    </svg>
  );
}
