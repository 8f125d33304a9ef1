import type { IsoDate } from '../../../content/guide.ts';
import { languageTag } from '../../language/language.ts';

/** `2026-11-20` as 20 November 2026, `2026-11` as November 2026: no finer than the source dates itself. */
export function dateInWords(date: IsoDate): string {
  const [, month, day] = date.split('-');
  const format = new Intl.DateTimeFormat(languageTag, {
    ...(day && { day: 'numeric' }),
    ...(month && { month: 'long' }),
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(date));
}

/** A date that people read and machines do not have to guess. */
export function DateText({ of: date }: { of: IsoDate }) {
  return <time dateTime={date}>{dateInWords(date)}</time>;
}
