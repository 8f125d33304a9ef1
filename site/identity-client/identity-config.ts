import { identityApiKey } from '../../contracts/identity-wire.ts';
import { sitePrefix } from '../language/address.ts';

const hostedKey = import.meta.env.FIREBASE_API_KEY;

/** The identity service of the pages, fixed when the site is built; every value is public. Unset, it is this site's own. */
export const identityConfig = {
  apiKey: hostedKey || identityApiKey,
  /** The prefix of a path of `identityPaths`, which begins with the host of the hosted service. */
  prefix: hostedKey ? 'https:/' : sitePrefix,
} as const;

/** The host of hosted Firebase's popups, `project.firebaseapp.com`. Without it there are none. */
export const hostedAuthDomain = import.meta.env.FIREBASE_AUTH_DOMAIN;

/** Other origins that the pages send to. */
export const identityOrigins: readonly string[] = hostedKey
  ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  : [];
