import { company } from './company.ts';
import { siteFacts } from './company/contact-facts.ts';
import type { DirectLink, OutsideLink } from './schema.ts';

const [main] = company.phones;

/** The company's first phone number, which a phone dials at a press. */
export const mainLine: DirectLink = { text: main.display, uri: main.uri };

/** A conversation with the company on WhatsApp, if it is there. */
export const whatsapp: OutsideLink | undefined = siteFacts.whatsapp && { text: 'WhatsApp', url: siteFacts.whatsapp };
