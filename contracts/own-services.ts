/*
 * What this site's own server does for visitors, unless the build names a hosted service for it (docs/operations/hosted.md, "Forms at a hosted
 * service", "Accounts at hosted Firebase"). `import.meta.env` exists in builds only; tools and tests import this file unbuilt.
 */

/** Whether forms go to this site's relay, which delivers a message once and mails whoever books a call. */
export const relaysMessages = !import.meta.env?.EMAIL_ORIGIN;

/** Whether accounts are here, with their sessions, passkeys and notices. */
export const keepsAccounts = !import.meta.env?.FIREBASE_API_KEY;

/** Whether an account page shows what was sent from its address: only where both are here. */
export const keepsMessages = relaysMessages && keepsAccounts;
