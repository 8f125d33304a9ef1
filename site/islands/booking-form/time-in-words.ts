import { bookingFormWords } from '../../../content/booking-form.ts';
import { callTimeWords } from '../../../content/call-time-words.ts';
import { officeHours } from '../../../content/company/contact-facts.ts';
import { reach } from '../../../content/company/reach.ts';
import { type CallTime, instantOf, placeIn, wallTime } from '../../../contracts/call-time.ts';

/** `{ time: '13:00', words: 'in Jaipur (IST)' }` */
type Clock = { time: string; words: string };

/**
 * The chosen time on both clocks, the visitor's only where it differs from Jaipur's, and the minutes by which Jaipur's is ahead.
 * @param chosen its day is today where none is chosen: the offset changes with daylight saving time
 */
export function pairedTime({ day, time, zone }: CallTime): { ahead: number; yours?: Clock; ours?: Clock } {
  const noon = instantOf({ day, time: time || '12:00', zone });
  if (noon === undefined) return { ahead: 0 };
  const office = wallTime(noon, reach.timeZone);
  const here = Date.parse(`${day}T${time || '12:00'}Z`);
  const ahead = (Date.parse(`${office.day}T${office.time}Z`) - here) / 60_000;
  if (time === '') return { ahead };
  const { closed, dayAfter, dayBefore } = bookingFormWords;
  const { ours, yours } = callTimeWords;
  const otherDay = office.day > day ? `, ${dayAfter}` : office.day < day ? `, ${dayBefore}` : '';
  const isOpen = office.time >= officeHours.opens && office.time < officeHours.closes;
  const inJaipur = { time: office.time, words: `${ours}${otherDay}${isOpen ? '' : `, ${closed}`}` };
  return ahead === 0
    ? { ahead, ours: inJaipur }
    : { ahead, yours: { time, words: `${yours} (${placeIn(zone)})` }, ours: inJaipur };
}
