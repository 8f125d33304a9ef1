/**
 * Everything the site writes into a visitor's browser. Code that stores something takes the name from here, and the privacy
 * page says of each what it is for.
 */
export * as storageKeys from './storage-keys.ts';

/** What the service worker keeps, so that the site can be read without a connection (site/service-worker/). */
export * as cacheNames from './cache-names.ts';

/** Whether browsers keep pages at all: a build with OFFLINE_PAGES=off ends that (docs/operations.md, "Reading without a connection"). */
// Outside a build there is no `env`: tools and tests read this file as it stands.
// oxlint-disable-next-line typescript/no-unnecessary-condition
export const keepsPages = import.meta.env?.OFFLINE_PAGES !== 'off';

/** So many pages, those opened last: about 2 MB. */
export const mostPages = 30;

/** Names without the prefix `__Host-`, which a secure site adds. */
export const cookieNames = {
  /** Ties a login window to the browser that opened it. */
  loginWindow: 'sign-in-window',
  /** A browser that an account knows; it logs nobody in. */
  device: 'device',
  /** The owner's login to the inbox; no visitor gets it. */
  ownerLogin: 'inbox',
} as const;
