/**
 * Everything the site writes into a visitor's browser. Code that stores something takes the name from here, and the privacy
 * page says of each what it is for.
 */
export const storageKeys = {
  /** The chosen colours; site/browser/theme-before-paint.ts has the name as well, as it may import nothing. */
  theme: 'theme',
  /** Who is logged in. */
  account: 'account',
  /** Messages that were written and not sent. A number rises when the fields change; an old draft is then dropped. */
  contactDraft: 'contact-draft:2',
  bookingDraft: 'booking-draft:2',
  /** The conversation of this tab. The number rises when the shape of a message changes. */
  chat: 'chat:1',
  /** The conversation on its way to the contact form. */
  transcript: 'chat-transcript',
} as const;

/** Names without the prefix `__Host-`, which a secure site adds. */
export const cookieNames = {
  /** Ties a login window to the browser that opened it. */
  loginWindow: 'sign-in-window',
  /** A browser that an account knows; it logs nobody in. */
  device: 'device',
  /** The owner's login to the inbox; no visitor gets it. */
  ownerLogin: 'inbox',
} as const;
