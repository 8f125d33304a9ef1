import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

type BusyButtonProps = ComponentProps<typeof Button> & { busy: boolean; busyText: string };

/** A button that is disabled and says so while its action runs. */
export function BusyButton({ busy, busyText, disabled, children, ...rest }: BusyButtonProps) {
  return (
    <Button {...rest} disabled={busy || disabled} aria-busy={busy}>
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
