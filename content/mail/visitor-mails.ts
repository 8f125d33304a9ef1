import { company } from '../company.ts';

/** The words of a mail to a visitor. Nothing that somebody typed is put among them: an address may not be its sender's. */
export type VisitorMailWords = {
  subject: string;
  heading: string;
  /** The text above the time or the button. */
  before: readonly string[];
  /** The button that leads to the site, if there is one. */
  button?: string;
  /** The quiet link to unsubscribe, in place of a button. */
  wayOut?: string;
  /** The text below. */
  after: readonly string[];
};

/** The appointment in a calendar. */
export const callInCalendar = {
  /** Before the visitor's name, in the owner's calendar. */
  withVisitor: 'Call with',
  withUs: `Call with ${company.name}`,
  description: 'This time is a request until it is confirmed by email or phone.',
  file: 'call.ics',
} as const;

/** After a call was booked. */
export const bookingConfirmation: VisitorMailWords = {
  subject: `Your call request to ${company.name}`,
  heading: 'We have your call request',
  before: ['We confirm the time by email or phone.'],
  after: [
    'If the time no longer suits you, reply to this email.',
    'If you did not ask for a call, another person entered your address by mistake. You need not do anything.',
  ],
};

/** After an address was given in the footer of the site: nothing else is sent before its owner has agreed. */
export const newsletterConfirm: VisitorMailWords = {
  subject: `Confirm your address for the ${company.name} newsletter`,
  heading: 'One more step',
  before: ['This address was entered for our newsletter, which comes occasionally.'],
  button: 'Confirm my address',
  after: [
    'The link works for 48 hours.',
    'If you did not ask for it, do nothing. Without your confirmation we send no newsletter.',
  ],
};

/** After the confirmation. */
export const newsletterWelcome: VisitorMailWords = {
  subject: `You are subscribed to the ${company.name} newsletter`,
  heading: 'You are subscribed.',
  before: [
    'You get our newsletter occasionally, and nothing else.',
    'Keep this email if you like: you can unsubscribe with its link.',
  ],
  wayOut: 'Unsubscribe',
  after: [],
};

/** To an address that is subscribed already and was given again. */
export const newsletterAgain: VisitorMailWords = {
  subject: `You are already subscribed to the ${company.name} newsletter`,
  heading: 'You are already subscribed',
  before: ['This address was entered again for our newsletter. Nothing has changed.'],
  wayOut: 'Unsubscribe',
  after: [],
};
