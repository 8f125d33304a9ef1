/** A mark of a ruler of hours: its position from 0 to 1, and the hour beside it, if any. */
export type ClockMark = { at: number; long: boolean; label: string };

/** When an office opens and closes, as `10:00`. */
type OfficeHours = { opens: string; closes: string };

/** A part of the visitor's day, which a ruler shows, in minutes. */
type Part = { first: number; length: number };

const DAY = 24 * 60;

/** The part of the day that has all of these times in it. */
export function partWith(times: readonly string[]): Part {
  const first = minutesOf(times[0] ?? '');
  return { first, length: minutesOf(times.at(-1) ?? '') - first };
}

/** The position of a time of the visitor's day (`11:30`), from 0 to 1. */
export const placeOf = (time: string, { first, length }: Part): number => (minutesOf(time) - first) / length;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The parts of the visitor's ruler on which an office with these hours is open, whose clock is `ahead` minutes ahead. */
export function officeSpans(
  ahead: number,
  { opens, closes }: OfficeHours,
  { first, length }: Part,
): { from: number; to: number }[] {
  const inside = (minute: number) => Math.min(1, Math.max(0, (minute - ahead - first) / length));
  return [-DAY, 0, DAY].flatMap((day) => {
    const [from, to] = [inside(minutesOf(opens) + day), inside(minutesOf(closes) + day)];
    return from < to ? { from, to } : [];
  });
}

/** The half-hour marks of a clock that is `ahead` minutes ahead of the visitor's; full hours are long, even ones numbered. */
export function clockMarks(ahead: number, { first, length }: Part): ClockMark[] {
  const marks: ClockMark[] = [];
  const begin = first + ahead;
  for (let minute = Math.ceil(begin / 30) * 30; minute <= begin + length; minute += 30) {
    marks.push({
      at: (minute - begin) / length,
      long: minute % 60 === 0,
      label: minute % 120 === 0 ? new Date(minute * 60_000).toISOString().slice(11, 13) : '',
    });
  }
  return marks;
}
