import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

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
