import { callHours } from '../../../contracts/call-hours.ts';

/** A mark of a ruler of hours: its position from 0 to 1, and the hour beside it. */
export type ClockMark = { at: number; long: boolean; label?: string };

/** When an office opens and closes, as `10:00`. */
type OfficeHours = { opens: string; closes: string };

const FIRST = callHours.first * 60;
const LENGTH = (callHours.last - callHours.first) * 60;
const DAY = 24 * 60;

/** The position of a time of the visitor's day (`11:30`), from 0 to 1. */
export const placeOf = (time: string): number => (minutesOf(time) - FIRST) / LENGTH;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The parts of the visitor's ruler on which an office with these hours is open, whose clock is `ahead` minutes ahead. */
export function officeSpans(ahead: number, { opens, closes }: OfficeHours): { from: number; to: number }[] {
  const inside = (minute: number) => Math.min(1, Math.max(0, (minute - ahead - FIRST) / LENGTH));
  return [-DAY, 0, DAY].flatMap((day) => {
    const [from, to] = [inside(minutesOf(opens) + day), inside(minutesOf(closes) + day)];
    return from < to ? { from, to } : [];
  });
}

/** The half-hour marks of a clock that is `ahead` minutes ahead of the visitor's; full hours are long, even ones numbered. */
export function clockMarks(ahead: number): ClockMark[] {
  const marks: ClockMark[] = [];
  const begin = FIRST + ahead;
  for (let minute = Math.ceil(begin / 30) * 30; minute <= begin + LENGTH; minute += 30) {
    const long = minute % 60 === 0;
    const hour = (((minute / 60) % 24) + 24) % 24;
    const numbered = long && hour % 2 === 0;
    marks.push({
      at: (minute - begin) / LENGTH,
      long,
      ...(numbered && { label: String(hour).padStart(2, '0') }),
    });
  }
  return marks;
}
