/** The first and the last half hour that can be chosen, in hours of the visitor's own day. */
export const callHours = { first: 8, last: 18 } as const;

/** `08:00`, `08:30`, … `18:00`. */
export const callTimes: readonly string[] = Array.from(
  { length: (callHours.last - callHours.first) * 2 + 1 },
  (_, half) => `${String(callHours.first + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);
