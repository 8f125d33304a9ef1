import { reach } from './company/reach.ts';

/** How a requested time is said to the visitor, in forms, mails and on the account page. */
export const callTimeWords = {
  /** Behind a time by the visitor's clock. */
  yours: 'for you',
  /** Behind a time by our own clock. */
  ours: `in ${reach.clock}`,
} as const;

/** How it is put together in mails and in the inbox. */
export const callTimeFormats = {
  /** Behind a time by the visitor's clock, in words to us. */
  theirs: 'for the visitor',
  anyDay: 'any day',
  anyTime: 'any time',
  day: '{weekday} {day} {month} {year}',
  line: '{day}, {time} {whose}',
  /** Whose clock it is, where it is not ours, and the name of its zone. */
  zone: '{whose} ({zone})',
} as const;

/** The appointment in a calendar. */
export const callInCalendar = {
  /** In the owner's calendar. */
  withVisitor: 'Requested: call with {name}',
  withUs: `Requested: call with ${reach.name}`,
  description: 'This time is a request until it is confirmed by email or phone.',
  /** Where the visitor gave a number. */
  byPhone: 'We call the number you gave.',
  file: 'call.ics',
} as const;
