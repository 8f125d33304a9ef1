import type { FormPage } from '../schema.ts';

type BookACallPage = FormPage & {
  /** The two steps, as they are numbered above the form. */
  steps: readonly [string, string];
  /** Beside the two direct numbers, which stand in company.ts. */
  direct: { heading: string; text: string };
  /** The optional day and time. */
  preferred: { day: string; time: string; any: string; yours: string; ours: string };
};

export const bookACallPage: BookACallPage = {
  path: '/book-a-call',
  heading: 'Book a call',
  lede: 'Two short steps. Choose a time if you like; it is shown in your hours and in ours.',
  notes: [
    'You receive a confirmation by mail. If you chose a day and a time, it carries a calendar file, and the time holds once we have confirmed it.',
    'The call costs nothing. We look at what you have before it begins, so a link in the message is welcome.',
  ],
  steps: ['Who you are', 'What to talk about'],
  direct: {
    heading: 'Or call now',
    text: 'Two direct numbers, without a menu to\u00a0listen\u00a0to.',
  },
  preferred: {
    day: 'Preferred day',
    time: 'Preferred time',
    any: 'Any time',
    yours: 'your time',
    ours: 'Jaipur (IST)',
  },
};
