/** Time between two automatic changes, in milliseconds: "Slideshow" in the specification's table of constants (section 9). */
export const INTERVAL_MS = 2000;

/** How long a change locks the show against the next automatic one, in milliseconds: the same line of the table. */
const LOCK_MS = 1000;

export type Show = {
  index: number;
  /** Until then nothing advances by itself; on the same clock as `now` of the functions below. */
  lockedUntil: number;
};

export const firstSlide: Show = { index: 0, lockedUntil: 0 };

/** The show after any change, by hand or by itself: at `to`, round the ends, and locked for a second. */
export function changeTo(to: number, count: number, now: number): Show {
  return { index: (to + count) % count, lockedUntil: now + LOCK_MS };
}

/** The automatic change: one slide on, unless the show is locked. */
export function advance(show: Show, count: number, now: number): Show {
  return now < show.lockedUntil ? show : changeTo(show.index + 1, count, now);
}
