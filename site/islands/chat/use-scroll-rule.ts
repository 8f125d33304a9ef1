import { type RefObject, useEffect, useRef } from 'react';

/** Moves the sun along the ruler beside the log to where in the conversation one is. The property `--at` is read by the style sheet. */
export function useScrollRule(log: RefObject<HTMLElement | null>): RefObject<HTMLSpanElement | null> {
  const rule = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    const place = () => {
      const room = element.scrollHeight - element.clientHeight;
      const at = room > 0 ? element.scrollTop / room : 1;
      rule.current?.style.setProperty('--at', `${3 + Math.min(1, Math.max(0, at)) * 94}%`);
    };
    place();
    element.addEventListener('scroll', place, { passive: true });
    return () => element.removeEventListener('scroll', place);
  }, [log]);
  return rule;
}
