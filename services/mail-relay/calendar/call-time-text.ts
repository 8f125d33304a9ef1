import { callTimeWords } from '../../../content/call-time-words.ts';
import { company } from '../../../content/company.ts';
import { instantOf, isSameZone, wallTime } from '../../../contracts/call-time.ts';
import type { MailFields } from '../outbox/mail.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const officeZone = company.timeZone;

const longDay = (day: string) => dayFormat.format(Date.parse(day)).replace(',', '');

/** The moment a visitor asked for; undefined without a day and a time. */
export function chosenInstant({ preferred_day: day, preferred_time: time, time_zone: zone }: MailFields) {
  return day && time ? instantOf({ day, time, zone: zone || officeZone }) : undefined;
}

/**
 * The wish in lines, the reader's own clock first: `Tuesday 24 November 2026, 13:00 in Jaipur (IST)`,
 * `Tuesday 24 November 2026, 11:30 for the visitor (Asia/Dubai)`. None without a wish.
 */
export function callTimeLines(fields: MailFields, reader: 'owner' | 'visitor'): readonly string[] {
  const { preferred_day: day, preferred_time: time } = fields;
  const { anyDay, anyTime, ours, yours, theirs } = callTimeWords;
  if (!day && !time) return [];
  const zone = fields['time_zone'] || officeZone;
  const away = `${reader === 'owner' ? theirs : yours} (${zone})`;
  const isHere = isSameZone(zone, officeZone);
  const instant = chosenInstant(fields);
  if (instant === undefined)
    return [`${day ? longDay(day) : anyDay}, ${time || anyTime}${isHere ? ` ${ours}` : ` ${away}`}`];
  const office = wallTime(instant, officeZone);
  const here = `${longDay(office.day)}, ${office.time} ${ours}`;
  if (isHere) return [here];
  const there = `${longDay(day ?? '')}, ${time} ${away}`;
  return reader === 'owner' ? [here, there] : [there, here];
}
