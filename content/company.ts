import { contactFacts } from './company/contact-facts.ts';

const { name, tagline, origin, email, phones, address } = contactFacts;
const { city, region, postcode, country } = address;

/**
 * The company's facts as pages and mails say them. They are given in content/company/, one file per kind:
 * how it is reached, what the law asks for, and on which terms it works. To make the site yours, change those files;
 * `npm run ready` lists what is still a default.
 */
export const company = {
  name,
  tagline,
  /** One sentence for search engines and shared links. */
  summary: 'A software development and AI services company in Jaipur, India.',
  origin,
  email,
  phones,
  address,
  /** The address on one line, as cards and mails show it. */
  addressLine: `${city}, ${region} ${postcode}, ${country}`,
  timeZone: 'Asia/Kolkata',
} as const;
