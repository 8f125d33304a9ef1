/** The placeholder in the service worker for the site's version, a hash of all documents, which is known once they are written. */
export const siteVersion = '{site-version}';
