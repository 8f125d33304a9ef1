import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const rules = (x: number) => Array.from({ length: 9 }, (_, line) => `M${x} ${232 + line * 26}h176`).join('');
const words = (x: number, lengths: readonly number[]) =>
  lengths.map((length, line) => `M${x} ${226 + line * 26}h${length}`).join('');

/** A cloth-bound account book, as Jaipur's merchants keep them: two ruled pages, a cord and a seal. */
export function AccountBook({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <TickRing className={paints.hair} centre={[300, 400]} from={20} to={160} ring={[352, 10]} step={2} />
      <TickRing className={paints.ink} centre={[300, 400]} from={20} to={160} ring={[352, 20]} step={10} />
      <circle className={paints.ink} fill="var(--f-sun)" cx="300" cy="66" r="26" />
      <circle stroke="var(--f-sun)" cx="300" cy="66" r="36" />
      <path fill="var(--f-shade)" d="M72 488H560l34 72H110Z" />
      <path className={paints.cobalt} d="M48 168Q180 142 300 176 420 142 552 168V496Q420 472 300 504 180 472 48 496Z" />
      <path className={paints.wall} d="M66 176Q184 152 300 184V490Q184 458 66 480Z" />
      <path className={paints.shaded} d="M534 176Q416 152 300 184V490Q416 458 534 480Z" />
      <path className={paints.hair} d={rules(92) + rules(332)} />
      <path className={paints.ink} strokeWidth="5" d={words(92, [150, 96, 164, 120, 140, 70])} />
      <path className={paints.ink} strokeWidth="5" d={words(332, [128, 160, 84, 150])} />
      <path className={paints.ink} d="M118 206V452M300 184V490" />
      <circle className={paints.turquoise} cx="456" cy="412" r="42" />
      <circle className={paints.seam} cx="456" cy="412" r="33" />
      <TickRing className={paints.seam} centre={[456, 412]} from={0} to={360} ring={[20, 9]} step={30} breadth={2} />
      <circle fill="var(--f-sun)" cx="456" cy="412" r="12" />
      <path stroke="var(--f-sun)" strokeWidth="5" d="M300 490q-30 34 6 52t46-10" />
      <path className={paints.bead} d="M340 520l26 4-6 32-26-6Z" />
    </svg>
  );
}
