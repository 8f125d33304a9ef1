/** Timings in milliseconds, of specification §9 unless a line says otherwise. Imported as a namespace (`timings.toast`), each number is inlined where it is used. */

/** How long the browser waits for the answer to one request; a decision of this site. */
export const requestTimeout = 10_000;
export const contactBanner = 5000;
export const toast = 4000;
export const chatReply = 1500;
export const authRedirect = 2000;
