import { type RefObject, useEffect, useRef } from 'react';
import { controlOf } from './form-controls.ts';

/** Focuses the field that a new message is about, once it is rendered. `announcements` counts the messages. */
export function useFocusOnFault(
  announcements: number,
  field: string | undefined,
  formRef: RefObject<HTMLFormElement | null>,
): void {
  const seen = useRef(0);
  useEffect(() => {
    const form = formRef.current;
    if (announcements === seen.current || !form) return;
    seen.current = announcements;
    if (field) controlOf(form, field)?.focus();
  }, [announcements, field, formRef]);
}
