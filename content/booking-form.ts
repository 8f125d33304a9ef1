/** Words of the booking form beside its labels (`labels.forms`), its page and the error catalogue. */
export const bookingFormWords = {
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
  dayPassed: 'Please choose a day that has not passed.',
  /** Without JavaScript nobody knows the visitor's zone. */
  officeTime: 'Preferred time in Jaipur (IST)',
  timeHere: 'Preferred time, your time',
  you: 'You',
  office: 'IST',
  yours: 'for you',
  ours: 'in Jaipur (IST)',
  dayBefore: 'the day before',
  dayAfter: 'the day after',
  noTime: 'We confirm the time by email or phone.',
} as const;
