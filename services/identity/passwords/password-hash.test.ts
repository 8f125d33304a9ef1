import { expect, test, vi } from 'vitest';
import { turnsDuring } from '../../testing/turns-during.ts';
import { decoyHash, hashPassword, isPassword } from './password-hash.ts';

vi.unmock('./password-hash.ts');

test('A password is hashed with Argon2id at 19 MiB, two passes, one lane, each with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('blue pottery'), hashPassword('blue pottery')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});

test('Only the password itself fits its hash, to the last letter of a long one; a letter that keyboards write in two ways is one', async () => {
  const password = `caf\u00e9 \u0929 ${'x'.repeat(200)}1`;
  const hash = await hashPassword(password);
  expect(await isPassword(password.normalize('NFD'), hash)).toBe(true);
  for (const wrong of [password.slice(0, -1), `C${password.slice(1)}`, `${password} `, '']) {
    expect(await isPassword(wrong, hash), wrong).toBe(false);
  }
});

test('Nothing fits the decoy, and a hash that cannot be read is a fault', async () => {
  expect(await isPassword('', decoyHash())).toBe(false);
  await expect(isPassword('x', 'plain')).rejects.toThrow('cannot be read');
});

test('Hashing leaves the event loop free', async () => {
  expect(await turnsDuring(Promise.all([hashPassword('one'), hashPassword('two')]))).toBeGreaterThan(3);
});
