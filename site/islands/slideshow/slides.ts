/** Time between two automatic changes, in milliseconds: "Slideshow" in the specification's table of constants (section 9). */
export const INTERVAL_MS = 2000;

/** How long a change blocks the next automatic one, in milliseconds: "Slideshow" in the same table. */
const LOCK_MS = 1000;

export type Show = {
  index: number;
  /** The time until which automatic changes are blocked; on the clock of `now` in the functions below. */
  lockedUntil: number;
};

export const firstSlide: Show = { index: 0, lockedUntil: 0 };

/** The state after a manual or automatic change: at `to`, with wraparound, and blocked for a second. */
export function changeTo(to: number, count: number, now: number): Show {
  return { index: (to + count) % count, lockedUntil: now + LOCK_MS };
}

/** The automatic change: to the next slide, unless it is blocked. */
export function advance(show: Show, count: number, now: number): Show {
  return now < show.lockedUntil ? show : changeTo(show.index + 1, count, now);
}
