import { quadrantAddress } from './icon-sheet.ts';
import styles from './quadrant.module.css';

/** A quarter of the great dial, centred on the lower right corner: decoration in the current colour. */
export function Quadrant({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.quadrant} ${className}` : styles.quadrant}
      viewBox="0 0 400 400"
      aria-hidden="true"
    >
      <use href={quadrantAddress} />
    </svg>
  );
}
