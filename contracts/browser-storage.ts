/**
 * Everything the site writes into a visitor's browser. Code that stores something takes the name from here, and the privacy
 * page says of each what it is for.
 */
export * as storageKeys from './storage-keys.ts';

/** The caches of the service worker, for reading without a connection (site/service-worker/). */
export * as cacheNames from './cache-names.ts';

/** Whether the service worker caches pages; OFFLINE_PAGES=off at build turns it off (docs/operations.md, "Reading without a connection"). */
// `import.meta.env` exists in builds only; tools and tests import this file unbuilt.
// oxlint-disable-next-line typescript/no-unnecessary-condition
export const keepsPages = import.meta.env?.OFFLINE_PAGES !== 'off';

/** The most cached pages, about 2 MB; the last opened ones stay. */
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
