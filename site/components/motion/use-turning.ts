import { useEffect, useEffectEvent, useReducer, type FocusEvent, type RefObject } from 'react';
import { free, holdAfter, isHeld } from './hold.ts';
import { useMotion } from './use-motion.ts';
import { useWatched } from './use-watched.ts';

/**
 * Calls `turn` every `intervalMs` while somebody may be watching: not under the pointer, not with the focus inside,
 * not on a hidden page or off the screen, not after pause, and never where less motion is asked for.
 */
export function useTurning(element: RefObject<Element | null>, intervalMs: number, turn: () => void) {
  const moves = useMotion();
  const watched = useWatched(element);
  const [hold, tell] = useReducer(holdAfter, free);
  const turning = moves && watched && !isHeld(hold);
  const onTurn = useEffectEvent(turn);

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
    togglePause: () => tell('toggle'),
    /** To be spread on the part that is held while it is hovered or has the focus in it. */
    held: {
      onPointerEnter: () => tell('enter'),
      onPointerLeave: () => tell('leave'),
      onFocus: () => tell('focus'),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) tell('blur');
      },
    },
  };
}
