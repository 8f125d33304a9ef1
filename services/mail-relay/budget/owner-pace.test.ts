import pino from 'pino';
import { expect, test } from 'vitest';
import { createOwnerPace } from './owner-pace.ts';

const everyMs = 12_000;
const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });

test('Three hundred reach the owner at once, and each further one 12 s after the one before; the log tells once', () => {
  const pace = createOwnerPace({ log, now: () => 0.4 });
  const waits = Array.from({ length: 303 }, () => pace.next());
  expect(waits.slice(0, 300).every((wait) => wait === 0)).toBe(true);
  expect(waits.slice(300)).toEqual([everyMs, 2 * everyMs, 3 * everyMs]);
  expect([pace.isSpread(), lines.length]).toEqual([true, 1]);
});

test('What was there already costs nothing, and the budget is whole again after an hour', () => {
  let now = 0;
  const pace = createOwnerPace({ log, now: () => now });
  for (let count = 0; count < 300; count += 1) pace.next();
  pace.refund();
  expect(pace.next()).toBe(0);
  now += 300 * everyMs;
  const waits = Array.from({ length: 300 }, () => pace.next());
  expect([Math.max(...waits), pace.isSpread()]).toEqual([0, false]);
});
