import paints from '../paints.module.css';
import { BAY, RIGHT, STOREY, storeyLeft, storeyTop, type Storey } from './plan.ts';

/** Pairs of hairlines between the bays of one storey. */
function pilasters(left: number, top: number): string {
  const foot = top + STOREY - 12;
  const count = (RIGHT - left) / BAY - 1;
  return Array.from({ length: count }, (_, index) => left + (index + 1) * BAY)
    .map((x) => `M${x - 3} ${top + 14}V${foot}M${x + 3} ${top + 14}V${foot}`)
    .join('');
}

/** One storey of plain wall: eaves with dentils and their shadow, base band, pilasters. */
export function StoreyWall({ storey }: { storey: Storey }) {
  const left = storeyLeft(storey);
  const top = storeyTop(storey);
  return (
    <>
      <path className={paints.wall} d={`M${left} ${top}H${RIGHT}V${top + STOREY}H${left}Z`} />
      <path fill="var(--f-shade)" d={`M${left} ${top + 8}H${RIGHT}v9H${left + 9}Z`} />
      <path fill="url(#f-dentil)" d={`M${left} ${top + 8}H${RIGHT}v6H${left}Z`} />
      <path className={paints.wall} d={`M${left - 7} ${top}H${RIGHT + 7}l-4 8H${left - 3}Z`} />
      <path className={paints.hair} d={`M${left} ${top + STOREY - 12}H${RIGHT}${pilasters(left, top)}`} />
    </>
  );
}
