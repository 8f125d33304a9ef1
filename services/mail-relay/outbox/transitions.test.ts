import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimedMail, closed, refused, temporary } from '../testing/test-outbox.ts';
import { afterFailure, backOff } from './transitions.ts';

const now = 1000;
const mail = claimedMail({ createdAt: now });
const alone = { now, random: () => 0.5, hasBackup: false };
const withBackup = { ...alone, hasBackup: true };
const threeDays = 3 * 24 * 60 * 60_000;

describe('A mail', () => {
  test('refused by the second route, while the first was only out of reach, goes back to the first and stays there', () => {
    const back = afterFailure({ ...mail, route: 'backup', attempts: 6 }, refused, withBackup);
    expect(back).toMatchObject({ state: 'waiting', route: 'primary', refusedBy: 'backup' });
    expect(afterFailure({ ...mail, ...back, attempts: 10 }, temporary, withBackup).route).toBe('primary');
  });

  test('refused for a while waits, and its first retry comes within 5 s', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const next = afterFailure(mail, temporary, { ...alone, random: () => random });
        expect(next.state).toBe('waiting');
        expect(next.waitMs).toBeGreaterThan(0);
        expect(next.waitMs).toBeLessThanOrEqual(5000);
      }),
    );
  });

  test('never waits longer than 15 s for a route that is closed, so that it leaves soon after it opens', () => {
    const late = { ...alone, random: () => 0 };
    expect(afterFailure({ ...mail, attempts: 500 }, closed, late).waitMs).toBe(15_000);
    expect(afterFailure({ ...mail, attempts: 500 }, temporary, late).waitMs).toBe(300_000);
  });

  test('that failed five times on one route tries the other, and comes back', () => {
    const fifth = afterFailure({ ...mail, attempts: 5 }, temporary, withBackup);
    expect(fifth.route).toBe('backup');
    expect(afterFailure({ ...mail, attempts: 6, route: 'backup' }, temporary, withBackup).route).toBe('backup');
    expect(afterFailure({ ...mail, attempts: 10, route: 'backup' }, temporary, withBackup).route).toBe('primary');
    expect(afterFailure({ ...mail, attempts: 5 }, temporary, alone).route).toBe('primary');
  });

  test('that nobody takes for three days is a dead letter, but one that is old by the clock alone is tried twenty times before', () => {
    const stateAt = (attempts: number, at: number) =>
      afterFailure({ ...mail, attempts }, temporary, { ...alone, now: at }).state;
    expect([stateAt(800, now + threeDays), stateAt(800, now + threeDays + 1)]).toEqual(['waiting', 'dead']);
    const leaptAhead = 400 * threeDays;
    expect([1, 19, 20].map((attempts) => stateAt(attempts, leaptAhead))).toEqual(['waiting', 'waiting', 'dead']);
  });
});

test('The back-off doubles up to its limit, and jitter takes at most half of it', () => {
  const first = 2000;
  const longest = 300_000;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const whole = backOff(attempt, { first, longest, random: () => 0 });
      expect(whole).toBe(Math.min(longest, first * 2 ** (attempt - 1)));
      const shortened = backOff(attempt, { first, longest, random: () => random });
      expect(shortened).toBeGreaterThanOrEqual(Math.floor(whole / 2));
      expect(shortened).toBeLessThanOrEqual(whole);
    }),
  );
});
