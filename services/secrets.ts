import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new random secret of 256 bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text may be one of `newSecret`. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The stored form of a random secret: SHA-256, without salt or cost, as 256 random bits cannot be guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two of `hashSecret` in constant time. */
export const isSameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
