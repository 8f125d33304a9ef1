/** Stands for the version in a service worker until the pages are written: a hash of all their documents. */
export const siteVersion = '{site-version}';
