import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { OperatorError } from './operator-error.ts';
import { prepareStore } from './prepare-store.ts';

/** The pauses between two tries. */
const pauses = vi.hoisted((): number[] => []);
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void pauses.push(ms) }));
const options = { dataDir: '/nowhere', isSaving: () => false };

const fault = (code: string): Error => Object.assign(new Error(code), { code });

test('a store that something holds is waited for while pages are served, and prepared once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [held, prepare] = [Promise.withResolvers<void>(), vi.fn<() => Promise<void>>()];
  prepare.mockReturnValue(held.promise);
  const starting = prepareStore(prepare, options, pino({ level: 'silent' }));
  await vi.advanceTimersByTimeAsync(10_000);
  const { ready } = await starting;
  held.resolve();
  await ready;
  expect(prepare).toHaveBeenCalledOnce();
});

test('a backup before an upgrade is waited for, however long it takes, and its failure refuses the start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [backup, again] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const prepare = vi.fn<() => Promise<void>>().mockReturnValueOnce(backup.promise).mockReturnValue(again.promise);
  const starting = prepareStore(prepare, { ...options, isSaving: () => true }, pino({ level: 'silent' }));
  await vi.advanceTimersByTimeAsync(60_000);
  backup.reject(new OperatorError('pg_dump failed'));
  await expect(starting).rejects.toThrow('pg_dump failed');
});

test('what keeps a store away is logged with its remedy when it begins, and not at each try; a backup that failed is made anew after five minutes', async () => {
  pauses.length = 0;
  const lines: string[] = [];
  const faults = ['ECONNREFUSED', 'ECONNREFUSED', 'ECONNREFUSED', '28P01', '28P01'].map(fault);
  faults.push(new OperatorError('pg_dump failed'));
  const prepare = async () => {
    const next = faults.shift();
    if (next) throw next;
  };
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const { ready } = await prepareStore(prepare, options, log);
  await ready;
  const [soon, late] = [2000, 5 * 60_000];
  expect(pauses).toEqual([soon, soon, soon, soon, soon, late]);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ alert: 'store', remedy: expect.stringContaining('host and port') }),
    expect.objectContaining({ alert: 'store', remedy: expect.stringContaining('password') }),
    expect.objectContaining({ alert: 'store', problem: 'pg_dump failed' }),
  ]);
});

test('a store that could not be reached, and comes while the server stops, starts nothing any more', async () => {
  const there = Promise.withResolvers<void>();
  const tries: number[] = [];
  const prepare = () => {
    tries.push(tries.length);
    return tries.length === 1 ? Promise.reject(fault('ECONNREFUSED')) : there.promise;
  };
  const { ready, stop } = await prepareStore(prepare, options, pino({ level: 'silent' }));
  await vi.waitUntil(() => tries.length === 2);
  stop();
  there.resolve();
  const turn = new Promise((resolve) => setImmediate(resolve, 'pending'));
  expect(await Promise.race([ready.then(() => 'ready'), turn])).toBe('pending');
});
