import { TickRing } from './tick-ring.tsx';

const seal = { centre: [286, 66], from: 0, to: 360 } as const;

/** A number, a name and what it means. */
const lines = Array.from({ length: 8 }, (_, line) => {
  const y = 150 + line * 42;
  return `M34 ${y}h10M66 ${y}h${70 + ((line * 23) % 46)}M190 ${y}H${306 - ((line * 31) % 70)}`;
}).join('');

/** A quotation as an outline: its title, its seal and eight numbered lines, in a field of 360 by 460. */
export function QuotationOutline() {
  return (
    <>
      <path d="M20 20H360V480H20ZM0 0H340V480H0ZM34 112H306" />
      <TickRing {...seal} ring={[20, 8]} step={15} />
      <circle fill="var(--f-sun)" cx="286" cy="66" r="14" />
      <path strokeWidth="3" d={`M34 66H170${lines}`} />
    </>
  );
}
