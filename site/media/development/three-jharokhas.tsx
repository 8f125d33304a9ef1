import { cuspedArch } from '../facade/cusped-arch.ts';
import { LatticePattern } from '../facade/lattices.tsx';
import windows from '../facade/window.module.css';
import paints from '../paints.module.css';
import styles from './three-jharokhas.module.css';

const pencil = {
  stroke: 'var(--ink-soft)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const faint = { stroke: 'var(--edge)', strokeLinecap: 'round', opacity: 0.6 } as const;
const wire = { stroke: 'var(--f-line)', strokeWidth: 1.5 };
const guide = { stroke: 'var(--f-line)', strokeDasharray: '2 5', opacity: 0.7 };

/*
 * One window at three stages of its making. The origin of each is the middle of its sill; it is 260 units broad and reaches
 * from -330 to 50.
 */
const roof = 'M-128-236C-108-286-60-304 0-304S108-286 128-236C92-258 60-268 0-268S-92-258-128-236Z';
const opening = cuspedArch({ x: -78, y: -222, width: 156, height: 222 }, 4);
const corbels = 'M-112 0H112V10H-112ZM-94 10H94V19H-94ZM-70 19H70V28H-70ZM-46 28H46V36H-46Z';
const rail = 'M-112-34H112V0H-112Z';

/** By hand, twice over, with lines that miss one another. */
const sketch = (
  <>
    <path {...faint} d="M-140-2 142 3M-104-300-98 40M102-312 98 44M-130-236 134-242M0-330 3 60" />
    <path
      {...pencil}
      d="M-126-234C-104-290-58-300 2-306 62-302 112-284 130-234M-130-230C-100-286-54-308-2-302 58-308 104-290 124-240M-128-236C-88-262-56-266 0-270 62-268 94-256 128-238"
    />
    <path
      {...pencil}
      d="M-102-240C-104-160-100-80-104 0M104-244C100-150 106-80 102-2M-80-2C-82-60-76-90-80-132-76-188-40-198 0-226 44-196 78-184 78-130 82-80 76-40 80 0M-74-4C-76-60-72-100-76-128-70-184-34-196 2-218"
    />
    <path
      {...pencil}
      d="M-114-36C-40-33 40-38 114-34M-112 2C-40-2 50 4 116-1M-114-36-112 2M114-34 112 0M-96 12C-30 10 40 14 94 11M-70 26C-20 24 30 28 72 24M-44 38C-10 36 20 40 46 37M0-304 2-326"
    />
    <path {...faint} d="M-100-6-80-31M-66-5-46-32M-32-4-12-32M2-4 22-31M36-5 56-32M70-4 90-31" />
  </>
);

/** In exact outline: axes, centres, every part in its place, no colour. */
export const wireframe = (
  <>
    <path {...guide} d="M0-340V60M-150 0H150M-150-236H150M-104-250V40M104-250V40M-78-128H78" />
    <circle {...guide} cx="18.7" cy="-128" r="96.7" />
    <circle {...guide} cx="-18.7" cy="-128" r="96.7" />
    <path {...wire} d={`${roof}M-104-240V0M104-240V0${opening}${rail}${corbels}M0-304v-22`} />
    <path {...wire} d="M-112-34 112 0M112-34-112 0" />
    <path
      className={styles.handle}
      fill="var(--f-sun)"
      stroke="var(--f-line)"
      strokeWidth="1.5"
      d="M-82-132h8v8h-8ZM74-132h8v8h-8ZM-4-231h8v8h-8ZM-132-240h8v8h-8ZM124-240h8v8h-8ZM-4-308h8v8h-8Z"
    />
  </>
);

/** Built, glazed and lit. Its ids begin with `js`. */
const finished = (
  <g>
    <LatticePattern id="js-star" of="star" line={paints.ink} />
    <path className={paints.wall} d="M-104-240H104V6H-104Z" />
    <path className={paints.shaded} d="M-104-248Q0-296 104-248V-232H-104Z" />
    <path fill="var(--f-lit-a)" d={opening} />
    <path className={windows.paper} d="M-52-150H52V-34H-52Z" />
    <path className={paints.cobalt} d="M-52-150H52v20H-52Z" />
    <path className={paints.turquoise} d="M-40-118H-4v40h-36Z" />
    <path fill="var(--f-line)" opacity="0.55" d="M8-118h32v7H8ZM8-104h24v5H8ZM8-92h28v5H8ZM-40-68h80v5h-80Z" />
    <path className={paints.bead} d="M-40-56h34v16h-34Z" />
    <path className={paints.ink} d={opening} />
    <path className={paints.cobalt} d={roof} />
    <path className={paints.seam} d="M-118-244C-88-278-54-287 0-287S88-278 118-244" />
    <path className={paints.ink} d="M0-304v-22" />
    <circle className={paints.bead} cy="-318" r="5" />
    <path className={paints.shaded} d={rail} />
    <path className={paints.ink} fill="url(#js-star)" d={rail} />
    <path className={paints.wall} d={corbels} />
  </g>
);

/** One window three times on one scale: drawn by hand, drawn exactly, built. */
export function ThreeJharokhas({ label }: { label: string }) {
  return (
    <svg className={styles.stages} overflow="visible" viewBox="0 30 1344 440" role="img" aria-label={label}>
      <g transform="translate(252 400) scale(1.16)">{sketch}</g>
      <g transform="translate(672 400) scale(1.16)">{wireframe}</g>
      <g transform="translate(1092 400) scale(1.16)">{finished}</g>
      <path {...guide} d="M436 400H488M856 400H908" />
      <path className={paints.ink} d="m480 394 8 6-8 6M900 394l8 6-8 6" />
    </svg>
  );
}
