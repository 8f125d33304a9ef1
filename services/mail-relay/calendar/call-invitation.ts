import { callLengthMs, instantOf } from '../../../contracts/call-time.ts';
import { forms } from '../../../contracts/forms.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import type { RelayWords } from '../../../contracts/mails.ts';
import type { ClaimedMail } from '../outbox/mail.ts';
import { shortened } from '../templates/shortened.ts';
import { calendarFile } from './calendar-file.ts';

/** The last time that RFC 5545 can write. */
const endOfCalendar = Date.UTC(9999, 11, 31, 23, 59, 59);

/** The calendar file of a booked call: with the visitor's name and number for the owner, with neither for the visitor. */
export function callInvitation(
  { fields, createdAt }: Pick<ClaimedMail, 'fields' | 'createdAt'>,
  { company, calendar }: Pick<RelayWords, 'company' | 'calendar'>,
  { reader, uid }: { reader: 'owner' | 'visitor'; uid: string },
): string | undefined {
  const { preferred_day: day, preferred_time: time, time_zone: zone } = fields;
  const start = day && time ? instantOf({ day, time, zone: zone || company.timeZone }) : undefined;
  // A time in the past, or so late that its end has a year of five digits, gets no calendar file; the mail still states it.
  if (start === undefined || start < createdAt || start + callLengthMs > endOfCalendar) return undefined;
  const { withVisitor, withUs, description, byPhone } = calendar;
  const forOwner = reader === 'owner';
  return calendarFile({
    uid,
    written: createdAt,
    start,
    end: start + callLengthMs,
    title: forOwner
      ? shortened(interpolate(withVisitor, { name: fields['name'] ?? '' }), forms.contact.subject.maximum)
      : withUs,
    description: forOwner
      ? [fields['phone'], fields['email'], fields['message']].join('\n')
      : [description, ...(fields['by_phone'] ? [byPhone] : [])].join('\n'),
    organizer: company,
  });
}
