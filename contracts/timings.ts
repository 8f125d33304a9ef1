/** Milliseconds that browser and server share (specification §9, unless a line says otherwise). */
export const timings = {
  /** How long the browser waits for one way out before it takes the next; a decision of this site. */
  sendTimeout: 10_000,
  contactBanner: 5000,
  toast: 4000,
  chatReply: 1500,
  authRedirect: 2000,
} as const;
