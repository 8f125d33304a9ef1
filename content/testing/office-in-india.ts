import { vi } from 'vitest';
import type * as Facts from '../company/contact-facts.ts';

const facts = await vi.importActual<typeof Facts>('../company/contact-facts.ts');

/** A company's facts (contact-facts.ts) with an office of the tests' own, whose hours stay when the company's change. */
export const contactFacts = { ...facts.contactFacts, timeZone: 'Asia/Kolkata' };
export const officeHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '10:00',
  closes: '18:00',
  closed: [],
};
export const { address, city, officeLanguages, siteFacts } = facts;
export const { contactFactsToConfirm, addressToConfirm, siteFactsToConfirm } = facts;
