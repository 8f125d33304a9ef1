import { isOpenAt } from '../../../contracts/call-hours.ts';
import { instantOf, placeIn, requestedClocks } from '../../../contracts/call-time.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import type { RelayWords } from '../../../contracts/mails.ts';
import { timeWriter } from '../../../contracts/written-time.ts';
import type { MailFields, MailSource } from '../outbox/mail.ts';

const dayParts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** The moment a visitor asked for; undefined without a day and a time. */
export function chosenInstant(fields: MailFields, officeZone: string): number | undefined {
  const { preferred_day: day, preferred_time: time, time_zone: zone } = fields;
  return day && time ? instantOf({ day, time, zone: zone || officeZone }) : undefined;
}

type Reader = 'owner' | 'visitor';

/** What was requested, and when. */
export type RequestedCall = Pick<MailSource, 'fields' | 'storedAt'>;

/** The requested hour of a call on the reader's clock, 11.5 for half past eleven; undefined when none was requested. */
export function callHour(
  { fields, storedAt }: RequestedCall,
  reader: Reader,
  { company }: Pick<RelayWords, 'company'>,
) {
  const clocks = requestedClocks(fields, company.timeZone, storedAt);
  const [hours, minutes] = clocks.at(reader === 'owner' ? -1 : 0)?.time.split(':') ?? [];
  return hours && minutes ? Number(hours) + Number(minutes) / 60 : undefined;
}

/** Whether nobody is in the office at the requested time; false without one. */
export function isOutsideHours(
  { fields, storedAt }: RequestedCall,
  { company, officeHours }: Pick<RelayWords, 'company' | 'officeHours'>,
): boolean {
  const office = requestedClocks(fields, company.timeZone, storedAt).at(-1);
  if (!office?.isOurs || !office.time) return false;
  const { day, time } = office;
  return !isOpenAt(Date.parse(`${day || '1970-01-01'}T${time}Z`), day !== '', officeHours);
}

/**
 * The requested time of a call as lines, the reader's own time zone first: `Tuesday 24 November 2026, 13:00 in Jaipur (IST)`,
 * `Tuesday 24 November 2026, 11:30 for the visitor (Asia/Dubai)`; a visitor reads `11:30 for you (Dubai)`, as in the form. Empty when no time was requested.
 */
export function callTimeLines(
  { fields, storedAt }: RequestedCall,
  reader: Reader,
  { language, company, callTime }: Pick<RelayWords, 'language' | 'company' | 'callTime'>,
): readonly string[] {
  const clocks = requestedClocks(fields, company.timeZone, storedAt);
  if (clocks.length === 0) return [];
  const { anyDay, anyTime, ours, yours, theirs } = callTime;
  const { time_zone: zone = '' } = fields;
  const away = interpolate(
    callTime.zone,
    reader === 'owner' ? { whose: theirs, zone } : { whose: yours, zone: placeIn(zone) },
  );
  const write = timeWriter(language, dayParts);
  const lines = clocks.map(({ day, time, isOurs }) =>
    interpolate(callTime.line, {
      day: day ? write(Date.parse(day), callTime.day) : anyDay,
      time: time || anyTime,
      whose: isOurs ? ours : away,
    }),
  );
  return reader === 'owner' ? lines.toReversed() : lines;
}
