import { callTimeWords } from '../../../content/call-time-words.ts';
import { reach } from '../../../content/company/reach.ts';
import { placeIn, requestedClocks } from '../../../contracts/call-time.ts';
import { languageTag } from '../../language/language.ts';

const long = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' });
const short = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
/** Formats a calendar day as the mails do, independent of the reader's time zone. */
const weekday = new Intl.DateTimeFormat(languageTag, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `20 November 2026` */
export const dayOf = (milliseconds: number): string => long.format(milliseconds);

/** `20 Nov 2026, 13:24` */
export const momentOf = (milliseconds: number): string => short.format(milliseconds);

/** A requested time in one time zone: `{ when: 'Tue 24 Nov 2026, 11:30', where: 'for you (Dubai)' }`. */
export type RequestedMoment = { when: string; where: string };

/** A requested time in the visitor's and the company's time zones; once if they agree. `sentAt`: when it was requested. */
export function requestedMoments(fields: Record<string, string>, sentAt: number): RequestedMoment[] {
  const { yours, ours } = callTimeWords;
  return requestedClocks(fields, reach.timeZone, sentAt).map(({ day, time, isOurs }) => ({
    when: [day && weekday.format(Date.parse(day)).replaceAll(',', ''), time].filter(Boolean).join(', '),
    where: time && (isOurs ? ours : `${yours} (${placeIn(fields['time_zone'] ?? '')})`),
  }));
}
