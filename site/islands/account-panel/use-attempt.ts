import { useRef, useState } from 'react';
import { useFocusAfterSending } from '../../form-kit/use-focus-after-sending.ts';

/**
 * Runs one action at a time: whether it is running, and the failure of the last or, where it succeeded, the message given with it.
 * The pressed button keeps the focus.
 */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [done, setDone] = useState('');
  const running = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  useFocusAfterSending(busy, pressed, focus);

  async function attempt(call: () => Promise<void>, message = ''): Promise<void> {
    // Two clicks can arrive before the button is rendered as disabled.
    if (running.current) return;
    running.current = true;
    pressed.current = document.activeElement as HTMLElement | null;
    setBusy(true);
    setFailure(undefined);
    setDone('');
    try {
      await call();
      setDone(message);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, failure, done, attempt, clearFailure: () => setFailure(undefined) };
}

const focus = (element: HTMLElement | null) => element?.focus();
