import { describe, expect, test } from 'vitest';
import { identityErrors, type IdentityErrorMessage } from '../../../contracts/identity-wire.ts';
import { createLimits } from '../../limits/limits.ts';
import type { KnownBy } from '../devices/known-devices.ts';
import { widestNetworkOf } from '../../client-network.ts';
import { IdentityError } from './identity-error.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

/** Limits on a clock that stands still until the test moves it. */
function limitsAt(clock = { now: 0 }): RateLimits {
  return createRateLimits(createLimits({ now: () => clock.now }));
}

/** The address of the n-th subscriber in one /48; a single holder of the /48 can use them all. */
const subscriber = (number: number) => `2001:db8:7:${number.toString(16)}::1`;
const elsewhere = '2001:db8:8::1';

/** An attempt from an address; `number` counts those who attempt. */
type Attempt = (address: string, number: number) => Promise<unknown>;

async function told(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'let through',
    (error: unknown) => (error instanceof IdentityError ? error.message : String(error)),
  );
}

/** How many of 300 subscribers of the /48 are told this, who all attempt it at once. */
async function countOf(answer: string, attempt: Attempt): Promise<number> {
  const attempts = Array.from({ length: 300 }, (_, number) => told(attempt(subscriber(number), number)));
  return (await Promise.all(attempts)).filter((one) => one === answer).length;
}

const guessBy = (address: string, number: number, known: KnownBy = 'none') => ({
  email: `a${number}@example.com`,
  caller: { address, network: widestNetworkOf(address), device: null, browser: 'a browser' },
  known,
});

const rejected = (message: IdentityErrorMessage) => () => Promise.reject(new IdentityError(message));

describe('One /48, of which each attempt comes from another /64', () => {
  test('makes 240 accounts an hour, and whoever comes from elsewhere makes one', async () => {
    const clock = { now: 0 };
    const limits = limitsAt(clock);
    expect(await countOf('let through', limits.signUp)).toBe(240);
    expect(await told(limits.signUp(elsewhere))).toBe('let through');
    clock.now = 60 * 60_000;
    expect(await told(limits.signUp(subscriber(300)))).toBe('let through');
  });

  test('guesses 200 passwords in 15 minutes, whatever the account, and shuts out nobody on it whom an account knows', async () => {
    const limits = limitsAt();
    const guess = (...who: Parameters<typeof guessBy>) =>
      limits.guess(guessBy(...who), rejected(identityErrors.invalidPassword));
    expect(await countOf(identityErrors.invalidPassword, guess)).toBe(200);
    expect(await told(guess(subscriber(300), 300))).toBe(identityErrors.tooManyAttempts);
    expect(await told(guess(elsewhere, 1))).toBe(identityErrors.invalidPassword);
    for (const known of ['browser', 'network'] as const)
      expect([known, await told(guess(subscriber(301), 301, known))]).toEqual([known, identityErrors.invalidPassword]);
  });

  test('types 120 wrong codes of six digits an hour, for whatever inboxes', async () => {
    const limits = limitsAt();
    const isWrong = () => true;
    const type: Attempt = (...who) => limits.tryCode(guessBy(...who), async () => 'a wrong code', isWrong);
    expect(await countOf('let through', type)).toBe(120);
  });

  test('is told of 120 codes in 15 minutes that they are not good, and asks for 240 challenges', async () => {
    const limits = limitsAt();
    const bad: Attempt = (address) => limits.code(address, rejected(identityErrors.invalidOobCode));
    expect(await countOf(identityErrors.invalidOobCode, bad)).toBe(120);
    expect(await countOf('let through', limits.challenge)).toBe(240);
  });
});
