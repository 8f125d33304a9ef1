import { contactMessages } from '../../contracts/messages.ts';
import type { InternalLink } from '../schema.ts';

type AnswerPageWords = {
  title: string;
  description: string;
  heading: string;
  text: string;
};

/** The page after a message sent without JavaScript. */
export const contactSentPage: AnswerPageWords & { links: readonly InternalLink[] } = {
  title: 'Message sent',
  description: 'Your message has been stored and is on its way to us.',
  heading: contactMessages.sent,
  text: 'It is stored and on its way. A person reads it and writes to the address you gave.',
  links: [
    { text: 'Back to the home page', href: '/' },
    { text: 'Send another message', href: '/contact-form' },
  ],
};

/** The page when such a message could not be sent; the server puts its notice and the visitor's words into it. */
export const contactNotSentPage: AnswerPageWords = {
  title: 'Message not sent',
  description: 'Your message was not sent. What you wrote is still in the form.',
  heading: 'Not sent yet',
  text: 'What you wrote is still in the form. Nothing is lost while this page is open.',
};
