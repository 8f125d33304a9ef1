import { pointedArch } from '../facade/geometry.ts';
import { LatticePattern } from '../facade/lattices.tsx';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const parcel = { fill: 'light-dark(oklch(96% 0.012 240), oklch(95% 0.03 88))', stroke: 'var(--f-line)' };
const tape = { fill: 'oklch(50% 0.18 264)' };

const scallop = (index: number) => `M${30 + index * 54} 66v34a27 27 0 0 0 54 0v-34Z`;
const even = [0, 2, 4, 6, 8].map(scallop).join('');
const odd = [1, 3, 5, 7, 9].map(scallop).join('');
const niche = pointedArch({ x: 62, y: 168, width: 96, height: 190 });
const otherNiche = pointedArch({ x: 442, y: 168, width: 96, height: 190 });
const vase = 'c-20-12-20-34-4-44v-10h24v10c16 10 16 32-4 44Z';

/** A shop's counter under its awning: what is sold and what is paid hang level on the scales. */
export function Counter({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <LatticePattern id="co-star" of="star" line={paints.ink} />
      </defs>
      <path className={paints.shaded} d="M44 60H556V440H44Z" />
      <path fill="var(--f-lit-a)" stroke="var(--f-line)" d={niche + otherNiche} />
      <path className={paints.wall} d="M62 256H158v7H62ZM442 256H538v7H442Z" />
      <path {...parcel} d={`M82 256${vase}M504 256${vase}M462 358${vase}`} />
      <path {...parcel} d="M122 256v-38h26v38ZM454 256v-46h28v46ZM498 358v-62h30v62Z" />
      <path
        {...tape}
        d="M131 218h7v38h-7ZM464 210h8v46h-8ZM509 296h8v62h-8ZM67 230h46v6H67ZM489 230h46v6h-46ZM447 332h46v6h-46Z"
      />
      <path className={paints.turquoise} d="M72 358v-58h38v58ZM116 358v-36h32v36Z" />
      <path className={paints.bead} d="M72 318h38v8H72ZM116 336h32v6h-32Z" />
      <Scales />
      <path className={paints.wall} d={odd} />
      <path className={paints.turquoise} d={even} />
      <path className={paints.wall} d="M24 44H576l-6 22H30ZM30 440H570V560H30Z" />
      <path className={paints.ink} fill="url(#co-star)" d="M58 464H288v72H58ZM312 464H542v72H312Z" />
      <path className={paints.wall} d="M16 424H584v16H16Z" />
      <path className={paints.ink} strokeWidth="7" strokeDasharray="1 9" d="M20 436.5H580" />
    </svg>
  );
}

function Pan({ x }: { x: number }) {
  return (
    <>
      <path className={paints.ink} d={`M${x} 246l-44 112M${x} 246l44 112`} />
      <path className={paints.wall} d={`M${x - 52} 358h104a52 27 0 0 1-104 0Z`} />
    </>
  );
}

/** The scales under their dial, with parcels in one pan and coins in the other. */
export function Scales() {
  return (
    <>
      <path className={paints.plate} d="M186 246a114 114 0 0 1 228 0Z" />
      <TickRing className={paints.hair} centre={[300, 246]} from={0} to={180} ring={[102, 12]} step={2.5} />
      <TickRing className={paints.ink} centre={[300, 246]} from={0} to={180} ring={[94, 20]} step={15} breadth={2} />
      <path stroke="var(--gulabi)" strokeWidth="3" d="M300 238V160" />
      <Pan x={216} />
      <Pan x={384} />
      <path className={paints.ink} strokeWidth="7" strokeLinecap="round" d="M216 246H384" />
      <path className={paints.wall} d="M292 246h16V412h-16ZM256 412h88v12h-88Z" />
      <circle className={paints.bead} fill="var(--f-sun)" cx="300" cy="246" r="12" />
      <path {...parcel} d="M182 358v-32h38v32ZM224 358v-22h28v22ZM192 326v-22h24v22Z" />
      <path {...tape} d="M197 326h7v32h-7ZM235 336h6v22h-6ZM201 304h6v22h-6Z" />
      <path
        className={paints.bead}
        fill="var(--f-sun)"
        d={[350, 340, 330].map((y) => `M354 ${y}h28v8h-28ZM386 ${y}h28v8h-28Z`).join('') + 'M354 320h28v8h-28Z'}
      />
    </>
  );
}
