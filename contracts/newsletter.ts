import { tokenPages } from './contact-answer.ts';

/** Where the newsletter is ordered, confirmed and ended. What answers is a page, or one line of text to a script. */
export const newsletterPaths = {
  /** POST, with the field `email`. */
  subscribe: '/newsletter/subscribe',
  /** GET shows a button, POST confirms: programs that follow every link of a mail must not. */
  confirm: tokenPages.confirm,
  /** GET shows a button, POST unsubscribes, also in one click from a mail program (RFC 8058). */
  unsubscribe: tokenPages.unsubscribe,
} as const;
