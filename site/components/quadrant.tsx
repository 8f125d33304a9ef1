import styles from './quadrant.module.css';

/**
 * A quarter of the great dial, centred on the lower right corner: decoration in the current colour.
 * Each ring of ticks is one dashed circle as broad as the ticks are long; `pathLength` counts the ticks of a whole turn.
 */
export function Quadrant({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.quadrant} ${className}` : styles.quadrant}
      viewBox="0 0 400 400"
      aria-hidden="true"
    >
      {[394, 374, 290, 190].map((radius) => (
        <circle key={radius} cx="400" cy="400" r={radius} />
      ))}
      <Ticks radius={379} length={10} turn={288} />
      <Ticks radius={378} length={32} turn={48} />
      <Ticks radius={240} length={100} turn={48} />
    </svg>
  );
}

/** `turn` ticks on a whole turn, `length` long around `radius`, one unit broad. */
function Ticks({ radius, length, turn }: { radius: number; length: number; turn: number }) {
  const dash = Math.round((turn / (2 * Math.PI * radius)) * 1000) / 1000;
  return (
    <circle
      cx="400"
      cy="400"
      r={radius}
      strokeWidth={length}
      pathLength={turn}
      strokeDasharray={`${dash} ${1 - dash}`}
      strokeDashoffset={dash / 2}
    />
  );
}
