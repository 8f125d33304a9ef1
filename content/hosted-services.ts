import { relaysMessages } from '../contracts/own-services.ts';
import { inWords, retention } from '../contracts/retention.ts';
import { legalFacts } from './company/legal-facts.ts';

// `import.meta.env` exists in builds only; tools and tests import this file unbuilt.
const { EMAIL_ORIGIN, FIREBASE_AUTH_DOMAIN } = import.meta.env ?? {};

/** The host of the service that takes messages and bookings in place of our own relay. */
export const formService = EMAIL_ORIGIN?.replace(/^https?:\/\//, '');
/** Whether Firebase also opens the login windows of Google, GitHub and Facebook. */
export const hasFirebaseWindows = Boolean(FIREBASE_AUTH_DOMAIN);

/** How long a message or a booking stays where. */
export const enquiriesUntil = relaysMessages
  ? `${inWords(retention.messages)} in our database and ${legalFacts.enquiriesKept} in our email`
  : `${legalFacts.enquiriesKept} in our email; at the form service as long as its own rules say`;
