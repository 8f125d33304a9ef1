import { useEffect, useEffectEvent, useReducer, useState, type FocusEvent, type RefObject } from 'react';
import { useMediaQuery } from './use-media-query.ts';

/** The reasons that stop an animated part: its pause button, the pointer over it, the focus in it. */
type Hold = { paused: boolean; hovered: boolean; focused: boolean };

const free: Hold = { paused: false, hovered: false, focused: false };

/**
 * The next state. Play overrides hover and focus, which are both on the button when it is pressed:
 * the part moves at once, and stops at the next hover or focus.
 */
function holdAfter(hold: Hold, change: Partial<Hold> | 'toggle'): Hold {
  if (change !== 'toggle') return { ...hold, ...change };
  return hold.paused ? free : { ...hold, paused: true };
}

/**
 * Calls `turn` every `intervalMs` while the part may be watched: not while it is hovered or focused,
 * not on a hidden page or out of the viewport, not after pause, and never with reduced motion.
 */
export function useTurning(element: RefObject<Element | null>, intervalMs: number, turn: () => void) {
  const still = useMediaQuery('(prefers-reduced-motion)');
  const watched = useWatched(element);
  const [hold, dispatch] = useReducer(holdAfter, free);
  const turning = !still && watched && !hold.paused && !hold.hovered && !hold.focused;
  const onTurn = useEffectEvent(turn);

  useEffect(() => {
    // The pointer may have come before the script.
    if (element.current?.matches(':hover')) dispatch({ hovered: true });
  }, [element]);

  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => onTurn(), intervalMs);
    return () => clearInterval(timer);
  }, [turning, intervalMs]);

  return {
    /** True while it moves by itself. */
    turning,
    /** True after the visitor pressed pause. */
    paused: hold.paused,
    togglePause: () => dispatch('toggle'),
    /** Handlers for the part that stops while it is hovered or focused. */
    held: {
      onPointerEnter: () => dispatch({ hovered: true }),
      onPointerLeave: () => dispatch({ hovered: false }),
      onFocus: () => dispatch({ focused: true }),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ focused: false });
      },
    },
  };
}

/** True while the page is visible and the element is in the viewport. */
function useWatched(element: RefObject<Element | null>): boolean {
  const [pageShown, setPageShown] = useState(true);
  const [onScreen, setOnScreen] = useState(true);

  useEffect(() => {
    const look = () => setPageShown(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return pageShown && onScreen;
}
