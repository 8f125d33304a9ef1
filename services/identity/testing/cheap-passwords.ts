import { argon2Sync, randomBytes } from 'node:crypto';
import type * as passwordHash from '../passwords/password-hash.ts';

/**
 * For `vi.mock` of `password-hash.ts` in a test file that hashes many passwords: hashes at the lowest cost. The real `isPassword`
 * then compares at that cost, which it reads from the hash.
 */
export function cheapPasswords(real: typeof passwordHash): typeof passwordHash {
  return {
    ...real,
    hashPassword: async (password) => cheapHash(password),
    decoyHash: () => cheapHash(randomBytes(16)),
  };
}

function cheapHash(message: string | Buffer): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message, nonce, tagLength: 32, memory: 8, passes: 1, parallelism: 1 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}
