/**
 * Everything the site writes into a visitor's browser. Code that stores something takes the name from here, and the privacy
 * page says of each what it is for.
 */
export * as storageKeys from './storage-keys.ts';

/** The caches of the service worker, for reading without a connection (site/service-worker/). */
export * as cacheNames from './cache-names.ts';

export { keepsPages } from './keeps-pages.ts';

/** The most cached pages, about 2 MB; the last opened ones stay. */
export const mostPages = 30;

export const cookieNames = {
  /** Ties a login window to the browser that opened it. */
  loginWindow: 'sign-in-window',
  /** A browser that an account knows; it logs nobody in. */
  device: 'device',
  /** The owner's login to the inbox; no visitor gets it. */
  ownerLogin: 'inbox',
} as const;

/**
 * A cookie as browsers list it. With the prefix that a site on https adds, they refuse one that another host or an insecure page
 * has set.
 */
export const cookieName = (which: keyof typeof cookieNames, siteOrigin: string) =>
  `${siteOrigin.startsWith('https:') ? '__Host-' : ''}${cookieNames[which]}` as const;
