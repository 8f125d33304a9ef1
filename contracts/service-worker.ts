/** The address of the service worker: browsers that have one ask for the next there, so it never changes. */
export const serviceWorkerFile = '/service-worker.js';
