import { describe, expect, test } from 'vitest';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { createLimits } from '../../limits/limits.ts';
import type { KnownBy } from '../devices/known-devices.ts';
import { widestNetworkOf } from '../../client-network.ts';
import { IdentityError } from './identity-error.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const tooMany = identityErrors.tooManyAttempts;

/** Limits on a clock that stands still until the test moves it. */
function limitsAt(clock = { now: 0 }): RateLimits {
  return createRateLimits(createLimits({ now: () => clock.now }));
}

/** The address of the n-th subscriber in one /48; a single holder of the /48 can use them all. */
const subscriber = (number: number) => `2001:db8:7:${number.toString(16)}::1`;
const elsewhere = '2001:db8:8::1';

async function told(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'let through',
    (error: unknown) => (error instanceof IdentityError ? error.message : String(error)),
  );
}

async function countOf(answer: string, attempts: Promise<string>[]): Promise<number> {
  return (await Promise.all(attempts)).filter((one) => one === answer).length;
}

function callerAt(address: string) {
  return { address, network: widestNetworkOf(address), device: null, browser: 'a browser' };
}

function wrongPassword(limits: RateLimits, email: string, address: string, known: KnownBy = 'none') {
  const compare = () => Promise.reject(new IdentityError(identityErrors.invalidPassword));
  return told(limits.guess({ email, caller: callerAt(address), known }, compare));
}

describe('One /48, of which each attempt comes from another /64', () => {
  test('makes 240 accounts an hour, and whoever comes from elsewhere makes one', async () => {
    const clock = { now: 0 };
    const limits = limitsAt(clock);
    const signUp = (number: number) => told(limits.signUp(subscriber(number)));
    const many = Array.from({ length: 300 }, (_, number) => signUp(number));
    expect(await countOf('let through', many)).toBe(240);
    expect(await told(limits.signUp(elsewhere))).toBe('let through');
    clock.now = 60 * 60_000;
    expect(await signUp(300)).toBe('let through');
  });

  test('guesses 200 passwords in 15 minutes, whatever the account', async () => {
    const limits = limitsAt();
    const guess = (number: number) => wrongPassword(limits, `a${number}@example.com`, subscriber(number));
    const many = Array.from({ length: 300 }, (_, number) => guess(number));
    expect(await countOf(identityErrors.invalidPassword, many)).toBe(200);
    expect(await guess(300)).toBe(tooMany);
    expect(await wrongPassword(limits, 'a1@example.com', elsewhere)).toBe(identityErrors.invalidPassword);
  });

  test('shuts out nobody on it whom an account knows', async () => {
    const limits = limitsAt();
    for (let number = 0; number < 300; number += 1) {
      await wrongPassword(limits, `a${number}@example.com`, subscriber(number));
    }
    for (const known of ['browser', 'network'] as const) {
      const guess = wrongPassword(limits, 'asha@example.com', subscriber(301), known);
      expect([known, await guess]).toEqual([known, identityErrors.invalidPassword]);
    }
  });

  test('types 120 wrong codes of six digits an hour, for whatever inboxes', async () => {
    const limits = limitsAt();
    const type = (number: number) => {
      const caller = callerAt(subscriber(number));
      const guess = { email: `a${number}@example.com`, caller, known: 'none' } as const;
      return told(
        limits.tryCode(
          guess,
          async () => 'a wrong code',
          () => true,
        ),
      );
    };
    expect(
      await countOf(
        'let through',
        Array.from({ length: 200 }, (_, number) => type(number)),
      ),
    ).toBe(120);
  });

  test('is told of 120 codes in 15 minutes that they are not good, and asks for 240 challenges', async () => {
    const limits = limitsAt();
    const bad = () => Promise.reject(new IdentityError(identityErrors.invalidOobCode));
    const codes = Array.from({ length: 300 }, (_, number) => told(limits.code(subscriber(number), bad)));
    expect(await countOf(identityErrors.invalidOobCode, codes)).toBe(120);
    const challenges = Array.from({ length: 300 }, (_, number) => told(limits.challenge(subscriber(number))));
    expect(await countOf('let through', challenges)).toBe(240);
  });
});
