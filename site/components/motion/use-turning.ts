import { useEffect, useEffectEvent, useReducer, type FocusEvent, type RefObject } from 'react';
import { free, holdAfter, isHeld } from './hold.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useWatched } from './use-watched.ts';

/**
 * Calls `turn` every `intervalMs` while the part may be watched: not while it is hovered or focused,
 * not on a hidden page or out of the viewport, not after pause, and never with reduced motion.
 */
export function useTurning(element: RefObject<Element | null>, intervalMs: number, turn: () => void) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const watched = useWatched(element);
  const [hold, dispatch] = useReducer(holdAfter, free);
  const turning = !still && watched && !isHeld(hold);
  const onTurn = useEffectEvent(turn);

  useEffect(() => {
    // The pointer may have come before the script.
    if (element.current?.matches(':hover')) dispatch('enter');
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
      onPointerEnter: () => dispatch('enter'),
      onPointerLeave: () => dispatch('leave'),
      onFocus: () => dispatch('focus'),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch('blur');
      },
    },
  };
}
