import { bookingFormWords } from '../../../content/booking-form.ts';
import { callTimeWords } from '../../../content/call-time-words.ts';
import { officeHours } from '../../../content/company/contact-facts.ts';
import { reach } from '../../../content/company/reach.ts';
import { callTimes, isOpenAt } from '../../../contracts/call-hours.ts';
import { type CallTime, clockAhead, instantOf, placeIn, wallTime } from '../../../contracts/call-time.ts';

/** `{ time: '13:00', words: 'in Jaipur (IST)' }` */
type Clock = { time: string; words: string };

type PairedTime = {
  ahead: number;
  times: readonly string[];
  open: readonly string[];
  yours?: Clock | undefined;
  ours?: Clock;
};

/**
 * The chosen time on both clocks, the visitor's only where it differs from Jaipur's, and the minutes by which Jaipur's is ahead.
 * `times` can be chosen: the visitor's working day, and the early or late half hours in which the office is open.
 * At those of them that are `open` somebody is in the office.
 * @param today stands for a day that is not chosen: the offset changes with daylight saving time
 */
export function pairedTime({ day: chosenDay, time, zone }: CallTime, today = ''): PairedTime {
  const day = chosenDay || today;
  const clock = time || '12:00';
  const instant = instantOf({ day, time: clock, zone });
  if (instant === undefined) {
    const times = callTimes(() => false);
    return {
      ahead: 0,
      times,
      open: times.filter((one) => isOpenAt(Date.parse(`1970-01-01T${one}Z`), false, officeHours)),
    };
  }
  const office = wallTime(instant, reach.timeZone);
  const ahead = (clockAhead(instant, reach.timeZone) - clockAhead(instant, zone)) / 60_000;
  const isOpen = (one: string, isDayKnown = chosenDay !== '') =>
    isOpenAt(Date.parse(`${day}T${one}Z`) + ahead * 60_000, isDayKnown, officeHours);
  // A time that was chosen stays in the list when the clocks have changed by another day.
  const times = callTimes((one) => one === time || isOpen(one, false));
  const open = times.filter((one) => isOpen(one));
  if (time === '') return { ahead, times, open };
  const { closed, dayAfter, dayBefore } = bookingFormWords;
  const { ours, yours } = callTimeWords;
  const otherDay = office.day > day ? `, ${dayAfter}` : office.day < day ? `, ${dayBefore}` : '';
  const inJaipur = { time: office.time, words: `${ours}${otherDay}${isOpen(time) ? '' : `, ${closed}`}` };
  const atVisitor = { time, words: `${yours} (${placeIn(zone)})` };
  return { ahead, times, open, yours: ahead === 0 ? undefined : atVisitor, ours: inJaipur };
}
