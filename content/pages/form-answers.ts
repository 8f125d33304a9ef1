import { relaysMessages } from '../../contracts/own-services.ts';
import { bookingMessages, contactMessages, newsletterMessages } from '../../contracts/messages.ts';
import { inWords, retention } from '../../contracts/retention.ts';
import { company } from '../company.ts';
import { workingTerms } from '../company/working-terms.ts';
import { mainLine } from '../main-line.ts';
import type { InternalLink, Paragraph } from '../schema.ts';

/** The server's answer to a form that was sent without JavaScript, or to a link of a mail. */
type Answer = {
  /** The document's title. */
  title: string;
  /** What a browser's history and a shared link say of it. */
  description: string;
  /** What has happened, in the words of the error catalogue, or what is being asked. */
  heading: string;
  /** What happens next, or what to do now. */
  text: string;
};
type Done = Answer & { links: readonly InternalLink[] };
type Question = Answer & { button: string };

const home: InternalLink = { text: 'Back to the home page', href: '/' };

/** Of a form that comes back with what was written, or empty, where the server was too busy to read it. */
const goBack = 'If the form is empty, go back one page: it is there.';
const unsent = {
  heading: 'Not sent yet',
  text: `What you wrote is still in the form, until you close this page. ${goBack}`,
};

/** The page after a message sent without JavaScript. */
export const contactSentPage: Done = {
  title: 'Message sent',
  description: 'We have your message, and reply by email.',
  heading: contactMessages.sent,
  text: `We reply by email within ${workingTerms.replyWithin}, to the address you gave.`,
  links: [home, { text: 'Send another message', href: '/contact-form' }],
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
export const contactNotSentPage: Answer = {
  title: 'Message not sent',
  description: 'Your message was not sent. What you wrote is still in the form.',
  ...unsent,
};

/** The page after a call booked without JavaScript. */
export const callBookedPage: Done = {
  title: 'Call requested',
  description: 'We have your call request, and confirm the time by email or phone.',
  heading: bookingMessages.booked,
  text: `This is a request: within ${workingTerms.replyWithin} we confirm the time by email or phone.${relaysMessages ? ' If your address is right, you get an email at once, with a calendar file if you chose a time.' : ''}`,
  links: [home, { text: 'Book another call', href: '/book-a-call' }],
};

/** The page when a call could not be booked; the server puts its notice and the visitor's words into it. */
export const callNotBookedPage: Answer = {
  title: 'Call not requested',
  description: 'Your call request was not sent. What you wrote is still in the form.',
  ...unsent,
};

/** After an address was given. */
export const newsletterSentPage: Done = {
  title: 'Check your inbox',
  description: 'We sent you an email with a link to confirm your address.',
  heading: newsletterMessages.sent,
  text: `The link in our email works for ${inWords(retention.newsletterLink)}. If you cannot find the email, look in the spam folder.`,
  links: [home],
};

/** When an address could not be taken; the server puts its notice and the address into it. */
export const newsletterNotSentPage: Answer = {
  title: 'Not subscribed yet',
  description: 'Your address was not saved. It is still in the form.',
  heading: 'Not subscribed yet',
  text: `What you wrote is still in the form. ${goBack}`,
};

/** Where the mail's link leads: opening it changes nothing. */
export const newsletterConfirmPage: Question = {
  title: 'Confirm your address',
  description: 'Press the button to get our newsletter.',
  heading: 'Confirm your address',
  text: 'Press the button to get our newsletter. Until then nothing changes.',
  button: 'Confirm my address',
};

export const newsletterConfirmedPage: Done = {
  title: 'You are subscribed',
  description: 'Your address is confirmed.',
  heading: newsletterMessages.confirmed,
  text: 'You get our newsletter occasionally. Every issue has an unsubscribe link.',
  links: [home, { text: 'Read our SEO guides', href: '/seo-service' }],
};

export const newsletterUnsubscribePage: Question = {
  title: 'Unsubscribe',
  description: 'Press the button to end the newsletter.',
  heading: 'Unsubscribe?',
  text: 'Press the button and we send you no more newsletters.',
  button: 'Unsubscribe',
};

export const newsletterUnsubscribedPage: Done = {
  title: 'You are unsubscribed',
  description: 'We send no more newsletters to your address.',
  heading: newsletterMessages.left,
  text: 'We send you no more newsletters. You can subscribe again at the end of this page.',
  links: [home],
};

/** When a link, to confirm or to unsubscribe, is none that counts. */
export const newsletterExpiredPage: Done = {
  title: 'This link no longer works',
  description: 'The link is too old or incomplete, or its address is not on our list.',
  heading: 'This link no longer works',
  text: `A link to confirm works for ${inWords(retention.newsletterLink)}, the one in a newsletter for ${inWords(retention.newsletterUnsubscribe)}. This one is older or incomplete, or its address is not on our list. To subscribe, enter your address at the end of this page. If you want the newsletter to end, write to us.`,
  links: [home, { text: 'Write to us', href: '/contact?subject=Newsletter' }],
};
