import { tokenPages } from './answer-pages.ts';

/** The paths of the newsletter. They answer navigations with a page, scripts with one line of text. */
export const newsletterPaths = {
  /** POST, with the field `email`. */
  subscribe: '/newsletter/subscribe',
  /** GET shows a button, POST confirms: programs that follow every link of a mail must not. */
  confirm: tokenPages.confirm,
  /** GET shows a button, POST unsubscribes, also in one click from a mail program (RFC 8058). */
  unsubscribe: tokenPages.unsubscribe,
} as const;
