import { newsletterMessages } from '../../contracts/messages.ts';
import { inWords, retention } from '../../contracts/retention.ts';
import type { InternalLink } from '../schema.ts';

type NewsletterWords = {
  /** The document's title. */
  title: string;
  /** What a browser's history and a shared link say of it. */
  description: string;
  /** What has happened, or what is being asked. */
  heading: string;
  /** What happens next. */
  text: string;
};
type NewsletterAnswer = NewsletterWords & { links: readonly InternalLink[] };

const home: InternalLink = { text: 'Back to the home page', href: '/' };

/** After an address was given. */
export const newsletterSentPage: NewsletterAnswer = {
  title: 'Check your inbox',
  description: 'We sent you an email with a link to confirm your address.',
  heading: newsletterMessages.sent,
  text: `The link in our email works for ${inWords(retention.newsletterLink)}. If you cannot find the email, look in the spam folder.`,
  links: [home],
};

/** When an address could not be taken; the server puts its notice and the address into it. */
export const newsletterNotSentPage: NewsletterWords = {
  title: 'Not subscribed yet',
  description: 'Your address was not saved. It is still in the form.',
  heading: 'Not subscribed yet',
  text: 'What you wrote is still in the form.',
};

/** Where the mail's link leads: opening it changes nothing. */
export const newsletterConfirmPage: NewsletterWords & { button: string } = {
  title: 'Confirm your address',
  description: 'Press the button to get our newsletter.',
  heading: 'Confirm your address',
  text: 'Press the button to get our newsletter. Until then nothing changes.',
  button: 'Confirm my address',
};

export const newsletterConfirmedPage: NewsletterAnswer = {
  title: 'You are subscribed',
  description: 'Your address is confirmed.',
  heading: newsletterMessages.confirmed,
  text: 'You get our newsletter occasionally. Every issue has an unsubscribe link.',
  links: [home, { text: 'Read our SEO guides', href: '/seo-service' }],
};

export const newsletterUnsubscribePage: NewsletterWords & { button: string } = {
  title: 'Unsubscribe',
  description: 'Press the button to end the newsletter.',
  heading: 'Unsubscribe?',
  text: 'Press the button and we send you no more newsletters.',
  button: 'Unsubscribe',
};

export const newsletterUnsubscribedPage: NewsletterAnswer = {
  title: 'You are unsubscribed',
  description: 'We send no more newsletters to your address.',
  heading: newsletterMessages.left,
  text: 'We send you no more newsletters. You can subscribe again at the end of this page.',
  links: [home],
};

/** When a link, to confirm or to unsubscribe, is none that counts. */
export const newsletterExpiredPage: NewsletterAnswer = {
  title: 'This link no longer works',
  description: 'The link is too old or incomplete, or its address is not on our list.',
  heading: 'This link no longer works',
  text: `A link to confirm works for ${inWords(retention.newsletterLink)}, the one in a newsletter for ${inWords(retention.newsletterUnsubscribe)}. This one is older or incomplete, or its address is not on our list. To subscribe, enter your address at the end of this page. If you want the newsletter to end, write to us.`,
  links: [home, { text: 'Write to us', href: '/contact?subject=Newsletter' }],
};
