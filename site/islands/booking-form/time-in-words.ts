import { bookingFormWords } from '../../../content/booking-form.ts';
import { callTimeWords } from '../../../content/call-time-words.ts';
import { officeHours } from '../../../content/company/contact-facts.ts';
import { reach } from '../../../content/company/reach.ts';
import { instantOf, placeIn, wallTime } from '../../../contracts/call-time.ts';

/** The chosen time on both clocks, and the offset between them. */
export type PairedTime = {
  /** Minutes by which Jaipur's clock is ahead of the visitor's. */
  ahead: number;
  /** `11:30 for you (Dubai)`; absent where the visitor's clock agrees with Jaipur's. */
  yours?: { time: string; words: string };
  /** `13:00 in Jaipur (IST)` */
  ours?: { time: string; words: string };
};

/** `day` is the chosen day, or today: the offset changes with daylight saving time. */
export function pairedTime({ day, time, zone }: { day: string; time: string; zone: string }): PairedTime {
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
