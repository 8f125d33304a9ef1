import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to the place that lost it, as a disabled button does, or gives it to the place that follows, unless the visitor
 * has moved it elsewhere.
 */
export function useFocusAfterSending<Place extends HTMLElement>(
  sending: boolean,
  place: RefObject<Place | null>,
  focus: (place: Place | null) => void = focusPlace,
): void {
  const before = useRef(sending);
  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (before.current && !sending && nowhere) focus(place.current);
    before.current = sending;
  }, [sending, place, focus]);
}

function focusPlace(place: HTMLElement | null): void {
  place?.focus();
}
