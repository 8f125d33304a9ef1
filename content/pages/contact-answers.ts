import { workingTerms } from '../company/working-terms.ts';
import { bookingMessages, contactMessages } from '../../contracts/messages.ts';
import { company } from '../company.ts';
import { mainLine } from '../main-line.ts';
import type { InternalLink, Paragraph } from '../schema.ts';

type AnswerPageWords = {
  /** The document's title. */
  title: string;
  /** What a browser's history and a shared link say of it. */
  description: string;
  /** Whether it was sent, in the words of the error catalogue. */
  heading: string;
  /** What happens next, or what to do now. */
  text: string;
};

/** The page after a message sent without JavaScript. */
export const contactSentPage: AnswerPageWords & { links: readonly InternalLink[] } = {
  title: 'Message sent',
  description: 'We have your message, and reply by email.',
  heading: contactMessages.sent,
  text: `We reply by email within ${workingTerms.replyWithin}, to the address you gave.`,
  links: [
    { text: 'Back to the home page', href: '/' },
    { text: 'Send another message', href: '/contact-form' },
  ],
};

/** Under a form that was not sent. */
export const insteadOfForm: Paragraph = [
  'If it fails again, call ',
  mainLine,
  ', or email ',
  { text: company.email, uri: `mailto:${company.email}` },
  '.',
];

/** The page when such a message could not be sent; the server puts its notice and the visitor's words into it. */
export const contactNotSentPage: AnswerPageWords = {
  title: 'Message not sent',
  description: 'Your message was not sent. What you wrote is still in the form.',
  heading: 'Not sent yet',
  text: 'What you wrote is still in the form, until you close this page.',
};

/** The page after a call booked without JavaScript. */
export const callBookedPage: AnswerPageWords & { links: readonly InternalLink[] } = {
  title: 'Call requested',
  description: 'We have your call request, and confirm the time by email or phone.',
  heading: bookingMessages.booked,
  text: `This is a request: within ${workingTerms.replyWithin} we confirm the time by email or phone. If your address is right, you get an email at once, with a calendar file if you chose a time.`,
  links: [
    { text: 'Back to the home page', href: '/' },
    { text: 'Book another call', href: '/book-a-call' },
  ],
};

/** The page when a call could not be booked; the server puts its notice and the visitor's words into it. */
export const callNotBookedPage: AnswerPageWords = {
  title: 'Call not requested',
  description: 'Your call request was not sent. What you wrote is still in the form.',
  heading: 'Not sent yet',
  text: 'What you wrote is still in the form, until you close this page.',
};
