/** What keeps a part that moves by itself from moving: its pause button, the pointer over it, the focus in it. */
export type Hold = { paused: boolean; hovered: boolean; focused: boolean };

export type HoldEvent = 'enter' | 'leave' | 'focus' | 'blur' | 'toggle';

export const free: Hold = { paused: false, hovered: false, focused: false };

/**
 * The next hold. Who presses play has the pointer and the focus on the button, and means it:
 * the part moves at once, and is held again when it is entered anew.
 */
export function holdAfter(hold: Hold, event: HoldEvent): Hold {
  switch (event) {
    case 'enter':
      return { ...hold, hovered: true };
    case 'leave':
      return { ...hold, hovered: false };
    case 'focus':
      return { ...hold, focused: true };
    case 'blur':
      return { ...hold, focused: false };
    case 'toggle':
      return hold.paused ? free : { ...hold, paused: true };
  }
}

export const isHeld = ({ paused, hovered, focused }: Hold): boolean => paused || hovered || focused;
