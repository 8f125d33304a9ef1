import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sets `--at` to the scroll position of the conversation, by which the style sheet moves the sun along the ruler.
 * Keeps the end in view when the screen is rotated.
 */
export function useScrollRule(log: RefObject<HTMLElement | null>): RefObject<HTMLSpanElement | null> {
  const rule = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    let at = 1;
    const place = () => {
      const room = element.scrollHeight - element.clientHeight;
      at = room > 0 ? element.scrollTop / room : 1;
      rule.current?.style.setProperty('--at', `${3 + Math.min(1, Math.max(0, at)) * 94}%`);
    };
    const stay = () => {
      if (at > 0.98) element.scrollTop = element.scrollHeight;
      place();
    };
    place();
    element.addEventListener('scroll', place, { passive: true });
    addEventListener('resize', stay);
    return () => {
      element.removeEventListener('scroll', place);
      removeEventListener('resize', stay);
    };
  }, [log]);
  return rule;
}
