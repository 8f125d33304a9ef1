import { city, contactFacts } from './contact-facts.ts';

const { name, email, phones, timeZone, timeZoneName } = contactFacts;

/** What scripts of pages know of the company: a script carries whatever it imports whole. */
export const reach = {
  name,
  email,
  phones,
  timeZone,
  timeZoneName,
  /** Where our clock hangs and what people call its time, as they are said beside a time. */
  clock: `${city} (${timeZoneName})`,
} as const;
