/** The address of the service worker. It must never change, since browsers look for updates there. */
export const serviceWorkerFile = '/service-worker.js';
