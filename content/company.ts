/**
 * The company's facts, once. To make the site yours, change this file.
 * Everything here that could reach somebody is a placeholder that reaches nobody: the phone numbers
 * are not assigned, and `.example` is a domain that can never be registered.
 */
export const company = {
  name: 'Jantar',
  /** Whom a contract or a copyright line names. */
  legalName: 'Jantar',
  tagline: 'Instruments for modern business.',
  /** One sentence for search engines and shared links. */
  summary: 'A software development and AI services company in Jaipur, India.',
  origin: 'https://jantar.example',
  email: 'hello@jantar.example',
  /** As people read them and as a phone dials them; the first is the main line. */
  phones: [
    { display: '+91 141 000 0100', uri: 'tel:+911410000100' },
    { display: '+91 141 000 0101', uri: 'tel:+911410000101' },
  ],
  address: { city: 'Jaipur', region: 'Rajasthan', postcode: '302017', country: 'India', countryCode: 'IN' },
  /** The address on one line, as cards and mails show it. */
  addressLine: 'Jaipur, Rajasthan 302017, India',
  timeZone: 'Asia/Kolkata',
} as const;
