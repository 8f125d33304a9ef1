import { useRef, useState } from 'react';
import { useFocusAfterSending } from '../../form-kit/use-focus-after-sending.ts';
import { fieldOf, type PasswordName } from './refusals.ts';

type Attempt = {
  busy: boolean;
  /** Why the last one failed. */
  failure?: unknown;
  /** The field that the failure is about, until something is typed. */
  fault?: PasswordName | undefined;
  /** The message of the last one, where it succeeded. */
  done?: string;
};

/** Runs one action at a time. The pressed button keeps the focus; the field of a form that a failure is about gets it. */
export function useAttempt() {
  const [state, setState] = useState<Attempt>({ busy: false });
  const running = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  useFocusAfterSending(state.busy, pressed, focus);

  async function attempt(call: () => Promise<void>, message = '', form?: HTMLFormElement): Promise<void> {
    // Two clicks can arrive before the button is rendered as disabled.
    if (running.current) return;
    running.current = true;
    pressed.current = form ?? (document.activeElement as HTMLElement | null);
    setState({ busy: true });
    try {
      await call();
      setState({ busy: false, done: message });
    } catch (failure) {
      setState({ busy: false, failure, fault: fieldOf(failure) });
    } finally {
      running.current = false;
    }
  }
  return { ...state, attempt, unmark: () => setState((before) => ({ ...before, fault: undefined })) };
}

function focus(pressed: HTMLElement | null): void {
  const isForm = pressed instanceof HTMLFormElement;
  const inForm = (selector: string) => (isForm ? pressed.querySelector<HTMLElement>(selector) : null);
  (inForm('[aria-invalid]') ?? inForm('[type=submit]') ?? pressed)?.focus();
}
