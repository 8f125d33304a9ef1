import { expect, test } from 'vitest';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { createPasswords } from './passwords.ts';
import { weakPasswords } from './weak-password.ts';

test.each([
  ['anna1234', true],
  ['anna-Password1', true],
  ['annaanna anna', true],
  ['savannah-morning-42', false],
  ['anna rides a camel', false],
])('Of a password with a part of the address in it, the rest counts: %s', (password, isWeak) => {
  expect(weakPasswords('https://jantar.example', 'Jantar')(password, 'anna@example.com')).toBe(isWeak);
});

test('One /48 fills a quarter of the queue, and whoever comes from elsewhere is served', async () => {
  const passwords = createPasswords('https://jantar.example', 'Jantar');
  const flood = Array.from({ length: 100 }, (_, subscriber) =>
    passwords.hash('blue pottery', `2001:db8:7:${subscriber.toString(16)}::1`),
  );
  const honest = [passwords.hash('red sandstone', '192.0.2.9'), passwords.matches('red sandstone', null, '192.0.2.9')];
  const refused = (await Promise.allSettled(flood)).filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(78);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(IdentityError);
    // Never as a wrong password.
    expect(reason).toMatchObject({ message: identityErrors.tooManyAttempts, status: 503, retryAfterSeconds: 2 });
  }
  expect(await Promise.all(honest)).toEqual([expect.stringMatching(/^\$argon2id\$/), false]);
});
