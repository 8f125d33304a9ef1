import { num, pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const TREADS = 9;
const steps = `v-${num(150 / TREADS)}h${num(150 / TREADS)}`.repeat(TREADS);
/** Posts of the rail along the ramp. */
const posts = [0, 1, 2, 3, 4].map((post) => `M${404 + post * 44} ${416 + post * 30}v-46`).join('');

/** A gate with a stair on one side and a ramp on the other: one threshold, two ways up. */
export function RampAndStair({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <circle className={paints.hair} cx="290" cy="262" r="246" />
      <TickRing className={paints.hair} centre={[290, 262]} from={-10} to={190} ring={[246, 9]} step={2} />
      <TickRing className={paints.ink} centre={[290, 262]} from={-10} to={190} ring={[246, 18]} step={10} />
      <path fill="var(--f-shade)" d="M402 120l40 48v240h-40Z" />
      <path className={paints.shaded} d="M178 96H402V410H178Z" />
      <path className={paints.wall} d="M160 78H420v18H160Z" />
      <path className={paints.cobalt} d="M196 78q4-46 94-62 90 16 94 62Z" />
      <path className={paints.bead} d="M290 16V-10h26l-7 7 7 7h-26v12Z" />
      <path className={paints.wall} d={pointedArch({ x: 206, y: 122, width: 168, height: 288 })} />
      <path className={paints.turquoise} d={pointedArch({ x: 224, y: 146, width: 132, height: 264 })} />
      <circle className={paints.bead} cx="290" cy="300" r="30" />
      <path className={paints.shaded} d={`M22 560${steps}V560Z`} />
      <path className={paints.ink} strokeWidth="2" d={`M22 560${steps}`} />
      <path className={paints.plate} d="M172 410H408V560H172Z" />
      <path className={paints.pale} d="M408 410 628 560H408Z" />
      <path className={paints.ink} strokeWidth="2" d="M172 410H408L628 560" />
      <path className={paints.ink} strokeWidth="3" d={posts} />
      <path stroke="var(--f-sun)" strokeWidth="6" strokeLinecap="round" d="M404 370 580 490" />
      <path
        className={paints.hair}
        d="M172 448H408M172 486H408M172 524H408M250 410v38M330 448v38M250 486v38M330 524v36"
      />
    </svg>
  );
}
