import styles from './countdown.module.css';

type CountdownProps = {
  className?: string | undefined;
  /** Five for a banner, four for a toast, two before a redirect. */
  seconds?: 2 | 4 | 5;
};

/** A decorative scale of ticks that runs out, one long tick for each second. */
export function Countdown({ className, seconds = 5 }: CountdownProps) {
  const ticksPerSecond = seconds === 2 ? 10 : 5;
  const ticks = seconds * ticksPerSecond;
  return (
    <svg
      className={className ? `${styles.scale} ${className}` : styles.scale}
      overflow="visible"
      width="100%"
      height="9"
      stroke="currentColor"
      aria-hidden="true"
      data-seconds={seconds}
    >
      {Array.from({ length: ticks + 1 }, (_, tick) => {
        const x = `${(tick / ticks) * 100}%`;
        return <line key={tick} x1={x} x2={x} y1={tick % ticksPerSecond === 0 ? 1 : 5} y2="9" />;
      })}
    </svg>
  );
}
