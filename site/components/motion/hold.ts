/** The reasons that stop an animated part: its pause button, the pointer over it, the focus in it. */
export type Hold = { paused: boolean; hovered: boolean; focused: boolean };

export const free: Hold = { paused: false, hovered: false, focused: false };

/**
 * The next state. Play overrides hover and focus, which are both on the button when it is pressed:
 * the part moves at once, and stops at the next hover or focus.
 */
export function holdAfter(hold: Hold, change: Partial<Hold> | 'toggle'): Hold {
  if (change !== 'toggle') return { ...hold, ...change };
  return hold.paused ? free : { ...hold, paused: true };
}

export const isHeld = ({ paused, hovered, focused }: Hold): boolean => paused || hovered || focused;
