import { company } from '../company.ts';
import type { DirectLink } from '../schema.ts';

const [main] = company.phones;

/** The main line, which a phone dials at a press. */
export const phoneLink: DirectLink = { text: main.display, uri: main.uri };
