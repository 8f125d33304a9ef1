/** `06:00`, `06:30`, … `22:00`: the half hours of a visitor's day in which a call may be. */
const halfHours: readonly string[] = Array.from({ length: 33 }, (_, index) =>
  new Date((12 + index) * 30 * 60_000).toISOString().slice(11, 16),
);

/** What can be chosen of them: the working day, `08:00` to `18:00`, and what is wanted besides. */
export const callTimes = (isWanted: (time: string) => boolean): readonly string[] =>
  halfHours.filter((time) => (time >= '08:00' && time <= '18:00') || isWanted(time));
