import type { VisitorMailId, VisitorMailWords } from '../../contracts/mails.ts';
import { inWords, retention } from '../../contracts/retention.ts';
import { company } from '../company.ts';
import { workingTerms } from '../company/working-terms.ts';

const { name, phones } = company;
/** Kept on one line. */
const phone = phones[0].display.replaceAll(' ', '\u00a0');

export const visitorMails: Record<VisitorMailId, VisitorMailWords> = {
  /** After a call was booked. */
  booking_confirmation: {
    subject: `Your call request to ${name}`,
    heading: 'We have your call request',
    before: [`We confirm the time by email or phone, within ${workingTerms.replyWithin}.`],
    aboutTime: {
      chosen: `If the time no longer suits you, reply to this email or call ${phone}.`,
      outside: 'This is outside our hours; we will suggest another time.',
      open: `Tell us when it suits you: reply to this email or call ${phone}.`,
    },
    after: ['If you did not ask for a call, your address was entered by mistake. You need not do anything.'],
  },
  /** After an address was given in the footer of the site: nothing else is sent before its owner has agreed. */
  newsletter_confirm: {
    subject: `Confirm your address for the ${name} newsletter`,
    heading: 'Confirm your address',
    before: [`This address was entered for the ${name} newsletter, which comes occasionally.`],
    button: 'Confirm my address',
    after: [
      `The link works for ${inWords(retention.newsletterLink)}.`,
      'If you did not ask for it, do nothing. Without your confirmation we send no newsletter.',
    ],
  },
  /** After the confirmation. */
  newsletter_welcome: {
    subject: `You are subscribed to the ${name} newsletter`,
    heading: 'You are subscribed',
    before: [
      'You get our newsletter occasionally, and nothing else.',
      'Keep this email: with its link you can unsubscribe at any time.',
    ],
    unsubscribe: 'Unsubscribe',
    after: [],
  },
  /** To an address that is subscribed already and was given again. */
  newsletter_again: {
    subject: `You are already subscribed to the ${name} newsletter`,
    heading: 'You are already subscribed',
    before: [`This address was entered again for the ${name} newsletter. Nothing has changed.`],
    unsubscribe: 'Unsubscribe',
    after: [],
  },
};
