import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits nobody guesses, safe in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the store keeps of a secret. Without salt or cost, as there is nothing to guess behind it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two hashes without telling by its time how far they agree. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
