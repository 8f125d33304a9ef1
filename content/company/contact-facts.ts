import type { ToConfirm } from './to-confirm.ts';

type Phone = { display: string; uri: `tel:+${string}` };
type Phones = readonly [Phone, ...Phone[]];

/**
 * Who the company is and how it is reached. Every default here reaches nobody: the phone numbers are not assigned,
 * and `.example` is a domain that can never be registered.
 */
export const contactFacts = {
  name: 'Jantar',
  email: 'hello@jantar.example',
  /** As people read them and as a phone dials them: one or more, the main line first. */
  phones: [
    { display: '+91 141 000 0100', uri: 'tel:+911410000100' },
    { display: '+91 141 000 0101', uri: 'tel:+911410000101' },
  ] as Phones,
  /** IANA name, and the letters people know it by. */
  timeZone: 'Asia/Kolkata',
  timeZoneName: 'IST',
} as const;

export const city = 'Jaipur';

/** Apart from what scripts of pages know: a script carries an object whole. */
export const address = {
  street: undefined as string | undefined,
  city,
  /** `undefined` where the country has none, and so with the postcode. */
  region: 'Rajasthan' as string | undefined,
  postcode: '302017' as string | undefined,
  country: 'India',
  countryCode: 'IN',
} as const;

export const siteFacts = {
  /** The line under the name. */
  tagline: 'Instruments for modern business.',
  /** The public address of the site. */
  origin: 'https://jantar.example',
  /** Where WhatsApp opens a conversation: the number with its country code. `undefined` where the company is not on WhatsApp. */
  whatsapp: 'https://wa.me/911410000100' as `https://wa.me/${number}` | undefined,
} as const;

/** As search engines read them; working-terms.ts says them in words. */
export const officeHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '10:00',
  closes: '18:00',
  /** Holidays, as `{ first: '2026-11-09', last: '2026-11-11' }`. */
  closed: [] as readonly { first: string; last: string }[],
} as const;

/** What the team speaks and writes with clients, as codes that programs read; working-terms.ts says them in words. */
export const officeLanguages = ['en', 'hi'] as const;

export const contactFactsToConfirm = {
  name: 'Write the name the company trades under. Where it comes from is said in about.ts.',
  email: 'Write the address that visitors write to, and read what arrives there.',
  phones: 'Write the phone numbers, one or more, as they are read and as they are dialled.',
  timeZone: 'Check the zone of the office.',
  timeZoneName: 'Check what its time is called for short.',
} as const satisfies ToConfirm<typeof contactFacts>;

export const addressToConfirm = {
  street: 'Write street and house of the registered office. Visitors may send letters and notices to it.',
  postcode: 'Check city, region and postcode.',
} as const satisfies ToConfirm<typeof address>;

export const siteFactsToConfirm = {
  tagline: 'Write the line under the name, or keep this one.',
  origin: 'Write the public address of the site, with https:// and without a path.',
  whatsapp: 'Write the number that is on WhatsApp, or undefined.',
} as const satisfies ToConfirm<typeof siteFacts>;
