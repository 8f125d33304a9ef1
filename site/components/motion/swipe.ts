import type { PointerEvent } from 'react';

/** The shortest swipe in CSS pixels; anything shorter is a tap. */
const SHORTEST = 40;

/** 1 for a swipe to the left, which shows the next part, -1 for one to the right, 0 for a tap or a scroll. */
function swipeStep(right: number, down: number): 1 | -1 | 0 {
  if (Math.abs(right) < SHORTEST || Math.abs(right) < Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}

/** Where the last finger went down. */
let start: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'> | undefined;

/** Handlers for an element that is swiped; its style needs `touch-action: pan-y`, or the browser scrolls instead. */
export function swipeHandlers(onStep: (step: 1 | -1) => void) {
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY }: PointerEvent) => {
      start = pointerType === 'touch' ? { pointerId, clientX, clientY } : undefined;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const step = start?.pointerId === pointerId ? swipeStep(clientX - start.clientX, clientY - start.clientY) : 0;
      start = undefined;
      if (step !== 0) onStep(step);
    },
  };
}
