const minute = 60_000;
const hour = 60 * minute;
export const dayMs = 24 * hour;

/* What scripts of pages name is exported by itself, so that they do not include the rest. */

/** How long a draft stays on the visitor's device. */
export const draftLifeMs = 7 * dayMs;
/** How long a delivered message or booking, a mail to a visitor, and what the spam checks kept back are kept. */
export const messageLifeMs = 30 * dayMs;
/** How long it is kept what happened to an account: logins, changes. */
export const accountEventLifeMs = 90 * dayMs;

/**
 * How long the site keeps personal data and page views, in milliseconds. The code that stores them reads the numbers here, and the
 * privacy page lists them all.
 */
export const retention = {
  messages: messageLifeMs,
  /** A mail that no server takes is tried for so long; then the owner is told. */
  undelivered: 3 * dayMs,
  /** The same message sent again within this time is one message. */
  sameMessage: 10 * minute,
  /** The link that confirms a subscription. */
  newsletterLink: 48 * hour,
  /** The link of an issue that unsubscribes, as exported for its sender. */
  newsletterUnsubscribe: 400 * dayMs,
  /** An address that nobody has confirmed. */
  unconfirmedAddress: 7 * dayMs,
  /** The hash of a network or e-mail address that a limit counts: at most this long, mostly an hour or less. */
  hashedAddress: dayMs,
  /** A login that is not used. */
  idleLogin: 30 * dayMs,
  /** The same without Remember Me, where the login ends with its tab: the server is not told when that closes. */
  idleTabLogin: dayMs,
  /** A login at the longest. */
  login: 180 * dayMs,
  /** A browser that an account knows, and its cookie: the longest life that browsers allow a cookie. */
  knownBrowser: 400 * dayMs,
  accountEvents: accountEventLifeMs,
  /** An account with an unproved address whose holder never came back. */
  abandonedAccount: 180 * dayMs,
  /** The owner's login to the inbox. */
  ownerLogin: 12 * hour,
  /** How often a page was seen on a day: thirteen months, so that a month can be compared with that of the year before. */
  pageViews: 400 * dayMs,
  /** The link that sets a new password. */
  passwordLink: hour,
  /** The link that confirms the address of an account. */
  addressLink: dayMs,
  /** A login window at Google, GitHub or Facebook, and its cookie. */
  loginWindow: 10 * minute,
  /** The proof from such a window, until it is used. */
  loginProof: 5 * minute,
  draft: draftLifeMs,
} as const;

const units = [
  ['day', dayMs],
  ['hour', hour],
  ['minute', minute],
] as const;

/** `30 days`, `48 hours`, `10 minutes`: in days from three days on, else in the largest unit that divides it. */
export function inWords(ms: number): string {
  const [unit, length] = units.find(([, size]) => ms % size === 0 && (size !== dayMs || ms >= 3 * dayMs)) ?? units[2];
  const count = ms / length;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
