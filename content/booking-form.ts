import { reach } from './company/reach.ts';

/** Words of the booking form beside its labels (`fieldLabels`), its page and the error catalogue. */
export const bookingFormWords = {
  /** The two steps, as they are numbered above the form. */
  steps: ['Who you are', 'What to talk about'],
  next: 'Next',
  back: 'Back',
  book: 'Book a Call',
  booking: 'Booking...',
  /** For screen readers: `Step 1 of 2`. */
  step: 'Step',
  of: 'of',
  /** Under the text of the specification, which promises more. */
  request: 'This is a request: we confirm the time by email or phone.',
  done: 'Done:',
  close: 'Close',
  /** Without JavaScript nobody knows the visitor's zone. */
  officeTime: `Preferred time in ${reach.clock}`,
  /** In the list of times: none of them. */
  anyTime: 'Any time',
  you: 'You',
  office: reach.timeZoneName,
  dayBefore: 'the day before',
  dayAfter: 'the day after',
  /** After a time at which nobody is in the office. */
  closed: 'outside our hours',
  /** After a day without a time: at none of the times to choose is anybody in the office, as on a Sunday. */
  closedDay: 'All times of this day are outside our hours.',
  noTime: 'We confirm the time by email or phone.',
} as const;
