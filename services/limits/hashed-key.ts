import { hash, randomBytes } from 'node:crypto';

const secret = randomBytes(16).toString('hex');

/**
 * A key as a number of 48 bits, by a secret that this process made up: short however long the key is, nothing to read in a
 * memory dump, and nobody can choose keys that fall together.
 */
export function hashedKey(name: string, key: string): number {
  return Number.parseInt(hash('sha256', `${secret}\0${name}\0${key}`).slice(0, 12), 16);
}
