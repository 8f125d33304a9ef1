import paints from '../paints.module.css';
import { DIAL, storeyLeft, storeyTop } from './plan.ts';

/** Left edges of the merlons on the tower's parapet, from the tower's left end. */
const merlons = [0, 24, 48, 238, 262, 286] as const;
/** Left edges of the pavilion's columns, from its middle. */
const columns = [-46, -17, 11, 40] as const;

/** The chhatri on the tower, with its dome and flag, and the parapet around it. */
export function Tower() {
  const left = storeyLeft(4);
  const top = storeyTop(4);
  return (
    <>
      <g transform={`translate(${DIAL.centre[0]})`}>
        <path className={paints.wall} d="M-62 150H62v14H-62Z" />
        <path fill="var(--f-shade)" d="M-46 112h92v38h-92Z" />
        <path className={paints.wall} d={columns.map((x) => `M${x} 112h6v38h-6Z`).join('')} />
        <path className={paints.wall} d="M-66 112H66l-8-7H-58Z" />
        <path className={paints.cobalt} d="M-42 105C-56 78-26 62 0 44 26 62 56 78 42 105Z" />
        <path stroke="var(--f-wall)" opacity="0.55" d="M-20 105C-26 80-12 62 0 44M20 105C26 80 12 62 0 44M0 44v61" />
        <path className={paints.ink} d="M0 44V6" />
        <path fill="var(--gulabi)" d="M0 6h24l-6 5 6 5H0Z" />
        <circle className={paints.bead} cy="34" r="4" />
      </g>
      <path className={paints.ink} d={merlons.map((x) => `M${left + x} ${top}v-8h8v8`).join('')} />
    </>
  );
}
