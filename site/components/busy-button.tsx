import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import styles from './spinner.module.css';

type BusyButtonProps = ComponentProps<typeof Button> & { busy: boolean; busyText: string };

/**
 * A button that is disabled and says so while its action runs. The second click of a double one does nothing: it may be meant for a
 * button that stood here before.
 */
export function BusyButton({ busy, busyText, disabled, children, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      disabled={busy || disabled}
      aria-busy={busy}
      onClick={(event) => (event.detail > 1 ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? (
        <>
          <Spinner />
          {busyText}
        </>
      ) : (
        children
      )}
    </Button>
  );
}

const HOURS = 12;

/** A turning dial for a busy button, whose label says what it waits for. */
function Spinner() {
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
