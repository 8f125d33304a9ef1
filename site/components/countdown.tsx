import styles from './countdown.module.css';

const TICKS = 25;

/** A tick scale that runs out in five seconds, one long tick for each. Decoration: what it counts down says so in words, or simply goes. */
export function Countdown({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.scale} ${className}` : styles.scale}
      width="100%"
      height="9"
      aria-hidden="true"
    >
      {Array.from({ length: TICKS + 1 }, (_, tick) => {
        const x = `${(tick / TICKS) * 100}%`;
        return <line key={tick} x1={x} x2={x} y1={tick % 5 === 0 ? 1 : 5} y2="9" />;
      })}
    </svg>
  );
}
