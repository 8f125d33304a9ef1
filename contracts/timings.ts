/** Timings in milliseconds, of specification §9 unless a line says otherwise. Imported as a namespace (`timings.toast`), each number is inlined where it is used. */

/** How long the browser waits for an answer: of a mail service, to the newsletter's form, for a file of the chat or the search. A decision of this site. */
export const requestTimeout = 10_000;
export const contactBanner = 5000;
export const toast = 4000;
export const chatReply = 1500;
export const authRedirect = 2000;
