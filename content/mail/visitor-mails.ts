import { company } from '../company.ts';

/** The words of a mail to a visitor. Nothing that somebody typed is put among them: an address may not be its sender's. */
export type VisitorMailWords = {
  subject: string;
  heading: string;
  /** The text above the time or the button. */
  before: readonly string[];
  /** The button that leads to the site, if there is one. */
  button?: string;
  /** The quiet link that ends the letter, in place of a button. */
  wayOut?: string;
  /** The text below. */
  after: readonly string[];
};

/** Before the time in the visitor's hours and in ours. */
export const callTimeLabels = {
  time: 'Preferred time',
  yours: 'for you',
  theirs: 'for the visitor',
  ours: 'in Jaipur (IST)',
  anyDay: 'any day',
  anyTime: 'any time',
} as const;

/** The appointment in a calendar. */
export const callInCalendar = {
  /** Before the visitor's name, in the owner's calendar. */
  withVisitor: 'Call with',
  withUs: `Call with ${company.name}`,
  description: 'This time holds once it has been confirmed.',
  file: 'call.ics',
} as const;

/** After a call was booked. */
export const bookingConfirmation: VisitorMailWords = {
  subject: `Your call with ${company.name}`,
  heading: 'Your call has been booked',
  before: ['We have your request, and a person reads it next. We confirm the time by mail or by phone.'],
  after: [
    'If the time no longer suits you, answer this mail.',
    'You did not book a call? Then somebody gave your address by mistake. You need not do anything.',
  ],
};

/** After an address was given in the footer of the site: nothing else is sent before its owner has agreed. */
export const newsletterConfirm: VisitorMailWords = {
  subject: `Confirm your address for the ${company.name} letter`,
  heading: 'One more step',
  before: ['Somebody, we hope it was you, asked for our monthly letter at this address.'],
  button: 'Confirm my address',
  after: [
    'The link is good for 48 hours.',
    'You did not ask for it? Then do nothing: without your confirmation we send no letter.',
  ],
};

/** After the confirmation. */
export const newsletterWelcome: VisitorMailWords = {
  subject: `You are subscribed to the ${company.name} letter`,
  heading: 'You are subscribed.',
  before: ['One useful letter a month, and nothing else.', 'Keep this mail if you like: its link ends the letters.'],
  wayOut: 'Unsubscribe',
  after: [],
};

/** To an address that is subscribed already and was given again. */
export const newsletterAgain: VisitorMailWords = {
  subject: `You are subscribed to the ${company.name} letter already`,
  heading: 'You are subscribed already',
  before: [
    'Somebody, we hope it was you, asked once more for our monthly letter at this address. Nothing has changed.',
  ],
  wayOut: 'Unsubscribe',
  after: [],
};
