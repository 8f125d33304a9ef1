import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type Limit, LimitExceeded } from '../../services/limits/limit.ts';
import { createLimits } from '../../services/limits/limits.ts';

const megabyte = 1024 * 1024;

test('finding 2: a million addresses leave less than 16 MB in memory, and who is busy is not forgotten', async () => {
  const guesses: Limit = { name: 'guesses', points: 10, seconds: 3600 };
  const limits = createLimits();
  const before = usedBytes();
  for (let number = 0; number < 1_000_000; number += 1) {
    await limits.take([[guesses, `2001:db8:${number >> 16}:${number & 0xffff}`]]);
    if (number % 20_000 === 0) await limits.take([[guesses, 'the account under attack']]).catch(() => undefined);
  }
  const grown = (usedBytes() - before) / megabyte;
  await expect(limits.take([[guesses, 'the account under attack']])).rejects.toThrow(LimitExceeded);
  expect(grown).toBeLessThan(16);
});

function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
