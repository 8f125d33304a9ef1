import { pointedArch } from '../facade/geometry.ts';
import { LatticePattern } from '../facade/lattices.tsx';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';
import styles from './counter.module.css';

const scallop = (index: number) => `M${30 + index * 54} 66v34a27 27 0 0 0 54 0v-34Z`;
const even = [0, 2, 4, 6, 8].map(scallop).join('');
const odd = [1, 3, 5, 7, 9].map(scallop).join('');
const niche = pointedArch({ x: 62, y: 168, width: 96, height: 190 });
const otherNiche = pointedArch({ x: 442, y: 168, width: 96, height: 190 });
const vase = 'c-20-12-20-34-4-44v-10h24v10c16 10 16 32-4 44Z';

/** A shop's counter under its awning: what is sold and what is paid hang level on the scales. */
export function Counter({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" fill="none" role="img" aria-label={label}>
      <defs>
        <LatticePattern id="co-star" of="star" />
      </defs>
      <path className={paints.shaded} d="M44 60H556V440H44Z" />
      <path className={styles.niche} d={niche + otherNiche} />
      <path className={paints.wall} d="M62 256H158v7H62ZM442 256H538v7H442Z" />
      <path className={styles.parcel} d={`M92 256${vase}M136 256${vase}M440 256v-40h34v40ZM482 256v-54h38v54Z`} />
      <path className={styles.tape} d="M453 216h8v40h-8ZM497 202h8v54h-8ZM78 230h34v6H78ZM122 230h34v6h-34Z" />
      <path className={paints.turquoise} d="M78 358v-56h40v56ZM126 358v-36h34v36Z" />
      <path className={paints.bead} d="M78 322h40v8H78ZM126 336h34v6h-34Z" />
      <path className={styles.parcel} d={`M460 358${vase}M504 358${vase}`} />
      <path className={paints.plate} d="M186 246a114 114 0 0 1 228 0Z" />
      <TickRing className={paints.hair} centre={[300, 246]} from={0} to={180} radius={102} length={12} step={2.5} />
      <TickRing
        className={paints.ink}
        centre={[300, 246]}
        from={0}
        to={180}
        radius={94}
        length={20}
        step={15}
        breadth={2}
      />
      <path className={styles.needle} d="M300 238V160" />
      <Pan x={190} />
      <Pan x={410} />
      <path className={styles.rod} d="M190 246H410" />
      <path className={paints.wall} d="M292 246h16V412h-16ZM256 412h88v12h-88Z" />
      <circle className={paints.bead} cx="300" cy="246" r="12" />
      <path className={styles.parcel} d="M158 358v-30h38v30ZM200 358v-20h26v20ZM166 328v-22h26v22Z" />
      <path className={styles.tape} d="M174 328h7v30h-7ZM210 338h6v20h-6ZM176 306h6v22h-6Z" />
      <path
        className={styles.coin}
        d={[350, 340, 330, 320].map((y) => `M380 ${y}h28v8h-28ZM412 ${y}h28v8h-28Z`).join('') + 'M380 310h28v8h-28Z'}
      />
      <path className={styles.plain} d={odd} />
      <path className={styles.cloth} d={even} />
      <path className={paints.wall} d="M24 44H576l-6 22H30Z" />
      <path className={paints.wall} d="M30 440H570V560H30Z" />
      <path className={paints.ink} fill="url(#co-star)" d="M58 464H288v72H58ZM312 464H542v72H312Z" />
      <path className={paints.wall} d="M16 424H584v16H16Z" />
      <path className={paints.ink} strokeWidth="7" strokeDasharray="1 9" d="M20 436.5H580" />
    </svg>
  );
}

function Pan({ x }: { x: number }) {
  return (
    <>
      <path className={paints.ink} d={`M${x} 246l-56 112M${x} 246l56 112`} />
      <path className={paints.wall} d={`M${x - 66} 358h132a66 30 0 0 1-132 0Z`} />
    </>
  );
}
