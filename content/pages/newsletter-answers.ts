import { newsletterMessages } from '../../contracts/messages.ts';
import type { InternalLink } from '../schema.ts';

type LetterWords = {
  /** The document's title. */
  title: string;
  /** What a browser's history and a shared link say of it. */
  description: string;
  /** What has happened, or what is being asked. */
  heading: string;
  /** What happens next. */
  text: string;
};
type LetterAnswer = LetterWords & { links: readonly InternalLink[] };

const home: InternalLink = { text: 'Back to the home page', href: '/' };

/** After an address was given. */
export const letterSentPage: LetterAnswer = {
  title: 'Check your inbox',
  description: 'We have sent a mail with a link to confirm your address.',
  heading: newsletterMessages.sent,
  text: 'The mail has a link that is good for 48 hours. If it does not come, look in the spam folder first.',
  links: [home],
};

/** When an address could not be taken; the server puts its notice and the address into it. */
export const letterNotSentPage: LetterWords = {
  title: 'Not subscribed yet',
  description: 'Your address was not taken. It is still in the form.',
  heading: 'Not subscribed yet',
  text: 'What you wrote is still in the form.',
};

/** Where the mail's link leads: opening it changes nothing. */
export const letterConfirmPage: LetterWords & { button: string } = {
  title: 'Confirm your address',
  description: 'Press the button to receive the monthly letter.',
  heading: 'One last press',
  text: 'Press the button and the monthly letter is yours. Opening this page alone has changed nothing.',
  button: 'Confirm my address',
};

export const letterConfirmedPage: LetterAnswer = {
  title: 'You are subscribed',
  description: 'Your address is confirmed.',
  heading: newsletterMessages.confirmed,
  text: 'One useful letter a month. Every letter has a one-click way out.',
  links: [home, { text: 'Read the SEO guides meanwhile', href: '/seo-service' }],
};

export const letterUnsubscribePage: LetterWords & { button: string } = {
  title: 'Unsubscribe',
  description: 'Press the button to end the monthly letter.',
  heading: 'No more letters?',
  text: 'Press the button and no further letter comes.',
  button: 'Unsubscribe',
};

export const letterUnsubscribedPage: LetterAnswer = {
  title: 'You are unsubscribed',
  description: 'No further letter comes to your address.',
  heading: newsletterMessages.left,
  text: 'No further letter comes. Should you change your mind, the form stands at the foot of every page.',
  links: [home],
};

export const letterExpiredPage: LetterAnswer = {
  title: 'This link no longer counts',
  description: 'The link is too old or was not copied whole.',
  heading: 'This link no longer counts',
  text: 'It is older than 48 hours, or a piece of it was lost. Give your address once more at the foot of this page.',
  links: [home],
};
