import { quadrantAddress } from './icon-sheet.ts';

/** A quarter of the great dial, centred on the lower right corner: decoration in the current colour. */
export function Quadrant({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 400" stroke="currentColor" aria-hidden="true">
      <use href={quadrantAddress} />
    </svg>
  );
}
