import type { IsoDate } from '../../../content/guide.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `2026-11-20` as 20 November 2026, `2026-11` as November 2026: no finer than the source dates itself. */
export function dateInWords(date: IsoDate): string {
  const [year, month, day] = date.split('-');
  const name = month && MONTHS[Number(month) - 1];
  return [day && Number(day), name, year].filter(Boolean).join(' ');
}

/** A date that people read and machines do not have to guess. */
export function DateText({ of: date }: { of: IsoDate }) {
  return <time dateTime={date}>{dateInWords(date)}</time>;
}
