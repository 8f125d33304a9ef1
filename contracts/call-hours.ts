/** `06:00`, `06:30`, … `22:00`: the half hours of a visitor's day in which a call may be. */
const halfHours: readonly string[] = Array.from({ length: 33 }, (_, index) =>
  new Date((12 + index) * 30 * 60_000).toISOString().slice(11, 16),
);

/** What can be chosen of them: the working day, `08:00` to `18:00`, and what is wanted besides. */
export const callTimes = (isWanted: (time: string) => boolean): readonly string[] =>
  halfHours.filter((time) => (time >= '08:00' && time <= '18:00') || isWanted(time));

/** When the office is open: on which days of the week, from when to when, and its holidays. */
export type OfficeHours = {
  days: readonly string[];
  /** `10:00` */
  opens: string;
  closes: string;
  closed: readonly { first: string; last: string }[];
};

/** Whether anybody is in the office at a time of its clock, as if it were UTC; on which day counts only where the day is known. */
export function isOpenAt(wall: number, isDayKnown: boolean, { days, opens, closes, closed }: OfficeHours): boolean {
  const [day = '', time = ''] = new Date(wall).toISOString().split('T');
  // `Sat, 21 Nov 2026 11:30:00 GMT`, in every language.
  const weekday = new Date(wall).toUTCString().slice(0, 3);
  const isOfficeDay =
    days.some((one) => one.startsWith(weekday)) && !closed.some(({ first, last }) => first <= day && day <= last);
  return (!isDayKnown || isOfficeDay) && time >= opens && time < closes;
}
