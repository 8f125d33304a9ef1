import styles from './spinner.module.css';

const HOURS = 12;

/** A dial of twelve hours going round, for the button that waits. The words beside it say what for. */
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
