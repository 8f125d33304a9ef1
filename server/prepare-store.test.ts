import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { prepareStore } from './prepare-store.ts';

// The pause between two tries.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

test('a store that could not be reached, and comes while the server stops, starts nothing any more', async () => {
  const there = Promise.withResolvers<void>();
  const tries: number[] = [];
  const prepare = () => {
    tries.push(tries.length);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    return tries.length === 1 ? Promise.reject(away) : there.promise;
  };
  const { ready, stop } = await prepareStore(prepare, { dataDir: '/nowhere' }, pino({ level: 'silent' }));
  await vi.waitUntil(() => tries.length === 2);
  stop();
  there.resolve();
  const turn = new Promise((resolve) => setImmediate(resolve, 'pending'));
  expect(await Promise.race([ready.then(() => 'ready'), turn])).toBe('pending');
});
