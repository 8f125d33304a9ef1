import { company } from './company.ts';
import type { DirectLink } from './schema.ts';

const [main] = company.phones;

/** The company's first phone number, which a phone dials at a press. */
export const mainLine: DirectLink = { text: main.display, uri: main.uri };
