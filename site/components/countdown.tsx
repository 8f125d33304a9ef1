import styles from './countdown.module.css';

const TICKS_PER_SECOND = 5;

type CountdownProps = {
  className?: string | undefined;
  /** Five for a banner, four for a toast. */
  seconds?: 4 | 5;
};

/** A decorative scale of ticks that runs out, one long tick for each second. */
export function Countdown({ className, seconds = 5 }: CountdownProps) {
  const ticks = seconds * TICKS_PER_SECOND;
  return (
    <svg
      className={className ? `${styles.scale} ${className}` : styles.scale}
      width="100%"
      height="9"
      aria-hidden="true"
      data-seconds={seconds}
    >
      {Array.from({ length: ticks + 1 }, (_, tick) => {
        const x = `${(tick / ticks) * 100}%`;
        return <line key={tick} x1={x} x2={x} y1={tick % TICKS_PER_SECOND === 0 ? 1 : 5} y2="9" />;
      })}
    </svg>
  );
}
