import { instantOf, wishedClocks } from '../../../contracts/call-time.ts';
import type { RelayWords } from '../../../contracts/mails.ts';
import type { MailFields } from '../outbox/mail.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const longDay = (day: string) => dayFormat.format(Date.parse(day)).replace(',', '');

/** The moment a visitor asked for; undefined without a day and a time. */
export function chosenInstant(fields: MailFields, officeZone: string): number | undefined {
  const { preferred_day: day, preferred_time: time, time_zone: zone } = fields;
  return day && time ? instantOf({ day, time, zone: zone || officeZone }) : undefined;
}

/**
 * The wish in lines, the reader's own clock first: `Tuesday 24 November 2026, 13:00 in Jaipur (IST)`,
 * `Tuesday 24 November 2026, 11:30 for the visitor (Asia/Dubai)`. None without a wish.
 */
export function callTimeLines(
  fields: MailFields,
  reader: 'owner' | 'visitor',
  { company, callTime }: Pick<RelayWords, 'company' | 'callTime'>,
): readonly string[] {
  const { anyDay, anyTime, ours, yours, theirs } = callTime;
  const away = `${reader === 'owner' ? theirs : yours} (${fields['time_zone']})`;
  const lines = wishedClocks(fields, company.timeZone).map(
    ({ day, time, isOurs }) => `${day ? longDay(day) : anyDay}, ${time || anyTime} ${isOurs ? ours : away}`,
  );
  return reader === 'owner' ? lines.toReversed() : lines;
}
