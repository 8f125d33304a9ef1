import { useRef, useState } from 'react';

/** One thing at a time that may fail: whether it is under way, and what became of the last one. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const running = useRef(false);

  async function attempt(call: () => Promise<void>): Promise<void> {
    // Two clicks can both come before the button is drawn disabled.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, failure, attempt };
}
