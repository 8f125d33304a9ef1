import { type RefObject, useEffect, useRef } from 'react';

type FormRef = RefObject<HTMLFormElement | null>;

/** A button loses the focus when it is disabled; it gets it back, unless the visitor has gone elsewhere meanwhile. */
export function useFocusAfterSending(sending: boolean, formRef: FormRef, focus = focusSubmit): void {
  const before = useRef(sending);
  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (before.current && !sending && nowhere) focus(formRef.current);
    before.current = sending;
  }, [sending, formRef, focus]);
}

export function focusSubmit(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
}
