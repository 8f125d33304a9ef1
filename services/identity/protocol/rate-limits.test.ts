import { expect, test } from 'vitest';
import { createLimits } from '../../limits/limits.ts';
import type { KnownBy } from '../devices/known-devices.ts';
import { widestNetworkOf } from '../../client-network.ts';
import { IdentityError, type IdentityFailure } from './identity-error.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

/** The address of the n-th subscriber in one /48; a single holder of the /48 can use them all. */
const subscriber = (number: number) => `2001:db8:7:${number.toString(16)}::1`;
const elsewhere = '2001:db8:8::1';

/** An attempt from an address; `number` counts those who attempt. */
type Attempt = (limits: RateLimits, address: string, number: number, known?: KnownBy) => Promise<unknown>;

async function told(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'let through',
    (error: unknown) => (error instanceof IdentityError ? error.failure : String(error)),
  );
}

const guessBy = (address: string, number: number, known: KnownBy = 'none') => ({
  email: `a${number}@example.com`,
  caller: { address, network: widestNetworkOf(address), device: null, browser: 'a browser' },
  known,
});

const rejected = (failure: IdentityFailure) => () => Promise.reject(new IdentityError(failure));
const guess: Attempt = (limits, ...who) => limits.guess(guessBy(...who), rejected('invalidPassword'));
const isWrong = () => true;
const type: Attempt = (limits, ...who) => limits.tryCode(guessBy(...who), async () => 'a wrong code', isWrong);
const look: Attempt = (limits, address) => limits.code(address, rejected('invalidOobCode'));

test.each<[string, number, string, Attempt]>([
  ['makes 240 accounts an hour', 240, 'let through', (limits, address) => limits.signUp(address)],
  ['guesses 200 passwords in 15 minutes, whatever the account', 200, 'invalidPassword', guess],
  ['types 120 wrong codes of six digits an hour, for whatever inboxes', 120, 'let through', type],
  ['is told of 120 codes in 15 minutes that they are not good', 120, 'invalidOobCode', look],
  ['asks for 240 challenges', 240, 'let through', (limits, address) => limits.challenge(address)],
  ['opens 240 sign-in windows', 240, 'let through', (limits, address) => limits.signInWindow(address)],
])('One /48, with each attempt from another /64, %s, and shuts nobody out', async (_, most, answer, attempt) => {
  let now = 0;
  const limits = createRateLimits(createLimits({ now: () => now }));
  const attempts = Array.from({ length: 300 }, (__, number) => told(attempt(limits, subscriber(number), number)));
  expect((await Promise.all(attempts)).filter((one) => one === answer)).toHaveLength(most);
  expect(await told(attempt(limits, subscriber(300), 300))).toBe('tooManyAttempts');
  expect(await told(attempt(limits, elsewhere, 300))).toBe(answer);
  now = 60 * 60_000;
  expect(await told(attempt(limits, subscriber(300), 300))).toBe(answer);
});

test.each(['browser', 'network'] as const)('Nor does it shut out whom an account knows by a %s', async (known) => {
  const limits = createRateLimits(createLimits({ now: () => 0 }));
  for (let number = 0; number < 201; number += 1) await told(guess(limits, subscriber(number), number));
  expect(await told(guess(limits, subscriber(301), 301, known))).toBe('invalidPassword');
});
