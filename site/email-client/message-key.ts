/**
 * Makes the idempotency key of a message, so that sending it again is still one mail.
 * `crypto.randomUUID` exists on https and localhost only, but the forms must also work on plain http.
 */
export function createMessageKey(): string {
  return crypto.randomUUID?.() ?? randomHex();
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
