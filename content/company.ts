import { contactFacts } from './company/contact-facts.ts';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to Vite's own
  interface ImportMetaEnv {
    readonly SITE_ORIGIN?: string;
  }
}

const { name, tagline, origin, email, phones, address } = contactFacts;
// Outside a build there is no `env`: tools and tests read this file as it stands.
// oxlint-disable-next-line typescript/no-unnecessary-condition
const publishedOrigin = import.meta.env?.SITE_ORIGIN ?? origin;
const { street, city, region, postcode, country } = address;
const { timeZone, timeZoneName } = contactFacts;

/**
 * The company's facts as pages and mails say them. They are given in content/company/, one file per kind:
 * how it is reached, what the law asks for, and on which terms it works. To make the site yours, change those files;
 * `npm run ready` lists what is not confirmed yet.
 */
export const company = {
  name,
  tagline,
  /** Where the site is published: as the build was told, else as given. */
  origin: publishedOrigin,
  email,
  phones,
  address,
  /** The address on one line, as cards and mails show it. */
  addressLine: `${street === undefined ? '' : `${street}, `}${city}, ${region} ${postcode}, ${country}`,
  /** Where our own clock hangs, what people call its time, and both as they are said beside a time. */
  timeZone,
  timeZoneName,
  clock: `${city} (${timeZoneName})`,
} as const;
