/** Whether the service worker caches pages; OFFLINE_PAGES=off at build turns it off (docs/operations/hosted.md, "Reading without a connection"). */
// `import.meta.env` exists in builds only; tools and tests import this file unbuilt.
export const keepsPages = import.meta.env?.OFFLINE_PAGES !== 'off';
