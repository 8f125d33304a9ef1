import { address, siteFacts } from './company/contact-facts.ts';
import { reach } from './company/reach.ts';

// Outside a build there is no `env`: tools and tests read this file as it stands.
const publishedOrigin = import.meta.env?.SITE_ORIGIN ?? siteFacts.origin;
const { street, city, region, postcode, country } = address;

/**
 * The company's facts as pages and mails say them. They are given in content/company/, one file per kind:
 * how it is reached, what the law asks for, and on which terms it works. To make the site yours, change those files;
 * `npm run ready` lists what is not confirmed yet.
 */
export const company = {
  ...reach,
  tagline: siteFacts.tagline,
  /** Where the site is published: as the build was told, else as given. */
  origin: publishedOrigin,
  address,
  /** The address on one line, as cards and mails show it. */
  addressLine: [street, city, [region, postcode].filter(Boolean).join(' '), country].filter(Boolean).join(', '),
} as const;
