import { TickRing } from '../tick-ring.tsx';
import { opening, outerFrame } from './portrait-parts.tsx';

const aid = { stroke: 'currentColor', strokeDasharray: '1 6', strokeLinecap: 'round', strokeWidth: 1.5 } as const;
const arc = { stroke: 'currentColor', opacity: 0.6 };
const laidOut = {
  fill: 'color-mix(in oklch, currentColor 10%, transparent)',
  stroke: 'currentColor',
  strokeDasharray: '7 5',
  strokeWidth: 1.5,
};

/** Where the two circles of the outer arch have their centres: a pointed arch is nothing else. */
const SPRINGING = 169.5;
const RADIUS = 168.6;

/** The window of the portraits as the mason draws it, with nobody in it yet. In the current colour; decoration. */
export function EmptyWindow({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-60 -24 420 408" aria-hidden="true">
      <path {...aid} d={`M-60 ${SPRINGING}H360M150-24V384M14 ${SPRINGING}V384M286 ${SPRINGING}V384`} />
      <TickRing {...arc} centre={[286 - RADIUS, SPRINGING]} ring={[RADIUS - 4, 8]} from={-28} to={78} step={2} />
      <TickRing {...arc} centre={[14 + RADIUS, SPRINGING]} ring={[RADIUS - 4, 8]} from={102} to={208} step={2} />
      <path stroke="currentColor" strokeWidth="1.5" d={outerFrame} />
      <path {...laidOut} d={opening} />
      <path
        stroke="var(--marigold)"
        strokeWidth="2"
        d={`M${286 - RADIUS - 5} ${SPRINGING}h10m-5-5v10M${14 + RADIUS - 5} ${SPRINGING}h10m-5-5v10`}
      />
      <path fill="var(--glaze)" stroke="currentColor" strokeWidth="1.5" d="M6 378h288v6H6Z" />
    </svg>
  );
}
