/** A mark of a ruler of hours: its position from 0 to 1, and the hour beside it, if any. */
export type ClockMark = { at: number; long: boolean; label: string };

/** A part of the visitor's day, which a ruler shows, in minutes. */
type Part = { first: number; length: number };

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
