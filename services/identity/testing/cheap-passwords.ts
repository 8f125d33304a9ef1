import { argon2Sync, randomBytes } from 'node:crypto';
import { vi } from 'vitest';

// A setup file: passwords are hashed at the lowest cost, which the real `isPassword` reads from the hash. A test of the cost
// itself calls `vi.unmock`.
vi.mock(import('../passwords/password-hash.ts'), async (original) => ({
  ...(await original()),
  hashPassword: async (password) => cheapHash(password),
  decoyHash: () => cheapHash(randomBytes(16)),
}));

function cheapHash(message: string | Buffer): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message, nonce, tagLength: 32, memory: 8, passes: 1, parallelism: 1 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}
