import { DentilPattern, LatticePattern } from '../facade/lattices.tsx';
import type { Point } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const line = { stroke: 'oklch(46% 0.035 265)', strokeWidth: 4 };
const card = {
  fill: 'light-dark(oklch(97% 0.012 240), oklch(90% 0.035 88))',
  stroke: 'light-dark(oklch(84% 0.04 255), oklch(78% 0.05 88))',
};

const centre: Point = [300, 286];
/** The scale ends where the plinth hides it. */
const scale = { centre, from: -38, to: 218 };

/** The screen in outline: what is where, and nothing else. */
export function Outline() {
  return (
    <g className={paints.ink}>
      <path
        d="M84 160H516M84 204H516M84 346H516M84 430H516M96 128V446M300 128V446M504 128V446"
        className={paints.hair}
        strokeDasharray="2 4"
      />
      <path d="M96 172h64M436 172h68M392 172h-32M344 172h-32" className={paints.hair} strokeWidth="5" />
      <path d="M96 226h168M96 250h124M96 280h152M96 294h136" className={paints.hair} strokeWidth="5" />
      <path d="M96 316h92v26H96ZM318 214h186v128H318ZM318 214l186 128M504 214 318 342" />
      <path d="M96 362h124v56H96ZM238 362h124v56H238ZM380 362h124v56H380ZM96 362l124 56m0-56L96 418" />
    </g>
  );
}

/** The visitor's hand, on its button. */
export function Pointer() {
  return (
    <path
      data-lit=""
      fill="var(--marigold)"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinejoin="round"
      d="m146 329 12 62 15-17 22 32 13-9-22-32 22-7Z"
    />
  );
}

/** The same screen, finished. */
function Finished() {
  return (
    <g>
      <path fill="light-dark(#fff, oklch(95% 0.03 88))" d="M80 120H520V448H80Z" />
      <path fill="light-dark(oklch(43% 0.18 264), oklch(30% 0.09 266))" d="M80 144H520V188H80Z" />
      <path
        stroke="light-dark(oklch(92% 0.03 240), oklch(76% 0.04 250))"
        strokeWidth="5"
        d="M96 172h64M392 172h-32M344 172h-32"
      />
      <path fill="light-dark(oklch(98% 0.01 240), oklch(86% 0.04 250))" d="M436 156h68v24h-68Z" />
      <path stroke="oklch(25% 0.05 268)" strokeWidth="12" d="M96 226h168M96 250h124" />
      <path {...line} d="M96 280h152M96 294h136" />
      <path fill="oklch(45% 0.19 264)" d="M96 316h92v26H96Z" />
      <path className={paints.plate} d="M318 214h186v128H318Z" />
      <circle fill="var(--f-sun)" cx="448" cy="252" r="22" />
      <path className={paints.cobalt} d="M336 342v-44a34 34 0 0 1 30-33 34 34 0 0 1 30 33v44Z" />
      <path className={paints.turquoise} d="M414 342v-26a26 26 0 0 1 24-26 26 26 0 0 1 24 26v26Z" />
      <path {...card} d="M96 362h124v56H96ZM238 362h124v56H238ZM380 362h124v56H380Z" />
      <path className={paints.cobalt} d="M250 376h22v28h-22Z" />
      <path className={paints.turquoise} d="M392 376h22v28h-22Z" />
      <path {...line} d="M284 384h60M284 396h40M426 384h60M426 396h44" />
    </g>
  );
}

/** A screen on the great round plate: half of it still ruled, half of it finished, with the way the eye took. */
export function DrawingBoard({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <LatticePattern id="db-star" of="star" />
        <DentilPattern id="db-dentil" x={4} />
        <clipPath id="db-done">
          <path d="M352 100H560V470H232Z" />
        </clipPath>
      </defs>
      <circle className={paints.plate} cx="300" cy="286" r="252" />
      <circle className={paints.hair} cx="300" cy="286" r="238" />
      <TickRing className={paints.hair} {...scale} ring={[238, 14]} step={1} />
      <TickRing className={paints.ink} {...scale} ring={[238, 14]} step={4} />
      <TickRing className={paints.ink} {...scale} ring={[228, 24]} step={16} breadth={2} />
      <TickRing className={paints.hair} centre={centre} from={0} to={180} ring={[190, 38]} step={12} />
      <circle stroke="var(--f-sun)" cx="118" cy="80" r="46" />
      <circle fill="var(--f-sun)" cx="118" cy="80" r="32" />

      <path fill="var(--f-shade)" d="M90 448V458H530V130H520V448Z" />
      <path className={paints.wall} d="M80 120H520V448H80Z" />
      <Outline />
      <g clipPath="url(#db-done)">
        <Finished />
      </g>
      <path className={paints.ink} d="M80 120H520V448H80ZM80 144H520M346 120 238 448" />
      <path className={paints.ink} strokeWidth="6" strokeDasharray="0 16" strokeLinecap="round" d="M94 132h32" />
      <path className={paints.sight} d="M128 238C190 196 300 190 366 262S210 300 146 329" />
      <g className={paints.wall} strokeWidth="2">
        <circle cx="128" cy="238" r="9" />
        <circle cx="366" cy="262" r="9" />
        <circle cx="146" cy="329" r="9" />
      </g>
      <Pointer />

      <path className={paints.ink} d="M80 104H520M80 98v12M520 98v12M300 99v10M536 120V448M530 120h12M530 448h12" />

      <path className={paints.wall} d="M48 470H552V560H48Z" />
      <path fill="var(--f-shade)" d="M49 478H551v9H49Z" />
      <path fill="url(#db-dentil)" d="M48 478H552v6H48Z" />
      <path className={paints.wall} d="M40 470H560l-4 8H44Z" />
      <path className={paints.shaded} d="M66 500H534v46H66Z" />
      <path className={paints.ink} fill="url(#db-star)" d="M66 500H534v46H66Z" />
      <path className={paints.wall} d="M150 458h28v12h-28ZM422 458h28v12h-28Z" />
    </svg>
  );
}
