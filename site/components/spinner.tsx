import styles from './spinner.module.css';

const HOURS = 12;

/** A turning dial for a busy button, whose label says what it waits for. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 24 24" aria-hidden="true">
      {Array.from({ length: HOURS }, (_, hour) => (
        <path
          key={hour}
          d="M12 5.5V2"
          transform={`rotate(${hour * 30} 12 12)`}
          opacity={0.29 + (hour * 0.71) / (HOURS - 1)}
        />
      ))}
    </svg>
  );
}
