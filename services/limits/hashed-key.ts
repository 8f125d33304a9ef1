import { hash, randomBytes } from 'node:crypto';

const secret = randomBytes(16).toString('hex');

/**
 * Hashes a key to 48 bits with a random secret of this process. So keys take little memory, a memory dump shows no addresses, and
 * nobody can construct collisions.
 */
export function hashedKey(name: string, key: string): number {
  return Number.parseInt(hash('sha256', `${secret}\0${name}\0${key}`).slice(0, 12), 16);
}
