import { callTimeWords } from '../../../content/call-time-words.ts';
import { company } from '../../../content/company.ts';
import { instantOf, isSameZone, placeIn, wallTime } from '../../../contracts/call-time.ts';

const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });
const short = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
/** A day of a calendar, whatever the clock of the reader, written as in the mails. */
const weekday = new Intl.DateTimeFormat('en-GB', {
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

/** One of the two clocks of a wish: `{ when: 'Tue 24 Nov 2026, 11:30', where: 'for you (Dubai)' }`. */
export type WishClock = { when: string; where: string };

/** The wish for a time by the visitor's clock, as they chose it, and by ours; one of them where both show the same, none where there is no wish. */
export function wishClocks(fields: Record<string, string>): WishClock[] {
  const { preferred_day: day = '', preferred_time: time = '', time_zone: zone = company.timeZone } = fields;
  const { yours, ours } = callTimeWords;
  const clock = (on: string, at: string, where: string): WishClock => {
    return { when: [on && weekday.format(Date.parse(on)).replace(',', ''), at].filter(Boolean).join(', '), where };
  };
  if (!day && !time) return [];
  const isHere = zone === '' || isSameZone(zone, company.timeZone);
  const visitors = clock(day, time, isHere ? ours : `${yours} (${placeIn(zone)})`);
  const instant = day && time && !isHere ? instantOf({ day, time, zone }) : undefined;
  if (instant === undefined) return [time ? visitors : { ...visitors, where: '' }];
  const office = wallTime(instant, company.timeZone);
  return [visitors, clock(office.day, office.time, ours)];
}
