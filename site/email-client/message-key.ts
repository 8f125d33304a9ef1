/**
 * Names one message, so that a repeated send of it is one mail.
 * `crypto.randomUUID` exists on https and localhost only; a site tried out on a plain address still needs its forms.
 */
export function createMessageKey(): string {
  return crypto.randomUUID?.() ?? randomHex();
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
