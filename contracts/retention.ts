const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A message that was written and not sent, on the visitor's own device. By itself, as it travels with the scripts of the forms. */
export const draftLifeMs = 7 * day;

/**
 * How long the site keeps what has to do with a person, and how often its pages were seen, in milliseconds. The code that keeps it takes its number from here,
 * and the privacy page names every one of them.
 */
export const retention = {
  /** A delivered message or booking, a mail to a visitor, and what the spam checks kept back. */
  messages: 30 * day,
  /** A mail that no server takes is tried for so long; then the owner is told. */
  undelivered: 3 * day,
  /** The same message sent again within this time is one message. */
  sameMessage: 10 * minute,
  /** The link that confirms a subscription. */
  newsletterLink: 48 * hour,
  /** An address that nobody has confirmed. */
  unconfirmedAddress: 7 * day,
  /** A network or email address that a limit counts, as a hash: so long at the longest, an hour or less mostly. */
  hashedAddress: day,
  /** A login that is not used. */
  idleLogin: 30 * day,
  /** A login at the longest. */
  login: 180 * day,
  /** A browser that an account knows, and its cookie: as long as browsers keep a cookie at all. */
  knownBrowser: 400 * day,
  /** What happened to an account: logins, changes. */
  accountEvents: 90 * day,
  /** An account whose address nobody confirmed, and that nobody came back to. */
  abandonedAccount: 180 * day,
  /** The owner's login to the inbox. */
  ownerLogin: 12 * hour,
  /** How often a page was seen on a day: thirteen months, so that a month can be compared with that of the year before. */
  pageViews: 400 * day,
  /** The link that sets a new password. */
  passwordLink: hour,
  /** The link that confirms the address of an account. */
  addressLink: day,
  /** A login window at Google, GitHub or Facebook, and its cookie. */
  loginWindow: 10 * minute,
  /** What such a window has proved, until it is used. */
  loginProof: 5 * minute,
  draft: draftLifeMs,
} as const;

const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** `30 days`, `48 hours`, `10 minutes`: in days from three days on, else in the largest unit that divides it. */
export function inWords(ms: number): string {
  const [unit, length] = units.find(([, size]) => ms % size === 0 && (size !== day || ms >= 3 * day)) ?? units[2];
  const count = ms / length;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
