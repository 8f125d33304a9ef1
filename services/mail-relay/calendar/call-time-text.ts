import { isOpenAt, type OfficeHours } from '../../../contracts/call-hours.ts';
import { placeIn, type RequestedClock, requestedClocks } from '../../../contracts/call-time.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import type { RelayWords } from '../../../contracts/mails.ts';
import { timeWriter } from '../../../contracts/written-time.ts';
import type { MailSource } from '../outbox/mail.ts';

const dayParts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** What was requested, and when. */
export type RequestedCall = Pick<MailSource, 'fields' | 'storedAt'>;

export type CallTimeText = ReturnType<typeof callTimeText>;

/**
 * The requested time of a call, the reader's own time zone first: `Tuesday 24 November 2026, 13:00 in Jaipur (IST)`,
 * `Tuesday 24 November 2026, 11:30 for the visitor (Asia/Dubai)`; a visitor reads `11:30 for you (Dubai)`, as in the form.
 */
export function callTimeText(
  { fields, storedAt }: RequestedCall,
  reader: 'owner' | 'visitor',
  { language, company, callTime, officeHours }: Pick<RelayWords, 'language' | 'company' | 'callTime' | 'officeHours'>,
) {
  const clocks = requestedClocks(fields, company.timeZone, storedAt);
  const { anyDay, anyTime, ours, yours, theirs } = callTime;
  const { time_zone: zone = '' } = fields;
  const [whose, place] = reader === 'owner' ? [theirs, zone.replace(/^Etc\/.+/, placeIn)] : [yours, placeIn(zone)];
  const away = interpolate(callTime.zone, { whose, zone: place });
  const write = timeWriter(language, dayParts);
  const ownFirst = reader === 'owner' ? clocks.toReversed() : clocks;
  return {
    /** Empty when no time was requested. */
    lines: ownFirst.map(({ day, time, isOurs }) =>
      interpolate(callTime.line, {
        day: day ? write(Date.parse(day), callTime.day) : anyDay,
        time: time || anyTime,
        whose: isOurs ? ours : away,
      }),
    ),
    hour: hourOf(ownFirst[0]),
    isOutside: isOutsideHours(clocks.at(-1), officeHours),
  };
}

/** The hour of a clock, 11.5 for half past eleven; undefined when none was requested. */
function hourOf(clock: RequestedClock | undefined): number | undefined {
  const [hours, minutes] = clock?.time.split(':') ?? [];
  return hours && minutes ? Number(hours) + Number(minutes) / 60 : undefined;
}

/** Whether nobody is in the office at the requested time; false without one. */
function isOutsideHours(office: RequestedClock | undefined, officeHours: OfficeHours): boolean {
  if (!office?.isOurs || !office.time) return false;
  const { day, time } = office;
  return !isOpenAt(Date.parse(`${day || '1970-01-01'}T${time}Z`), day !== '', officeHours);
}
