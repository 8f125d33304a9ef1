import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, test, vi } from 'vitest';
import type { DatabaseOptions } from '../database/database.ts';
import { describeOnPostgres } from '../database/testing/each-dialect.ts';
import { openStore } from '../database/testing/open-store.ts';
import { type Count, type Limit, LimitExceeded } from './limit.ts';
import { createLimits, type Limits, type LimitsOptions } from './limits.ts';
import { RecentEntries } from './recent-entries.ts';

const few: Limit = { name: 'few', points: 3, seconds: 60 };
const one: Limit = { name: 'one', points: 1, seconds: 60 };

/** How many of `count` takes at once are let through. */
async function letThrough(limits: readonly Limits[], count: number): Promise<number> {
  const inTurn = Array.from({ length: Math.ceil(count / limits.length) }, () => limits).flat();
  const takes = inTurn.slice(0, count).map((process) => process.take([[few, 'asha']]));
  return (await Promise.allSettled(takes)).filter(({ status }) => status === 'fulfilled').length;
}

describe('A limit', () => {
  test('is used up by so many takes, and is there again when its time is over', async () => {
    let now = 0;
    const limits = createLimits({ now: () => now });
    expect(await letThrough([limits], 5)).toBe(3);
    now = 20_500;
    const refused = await limits.take([[few, 'asha']]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LimitExceeded);
    expect((refused as LimitExceeded).retryAfterSeconds).toBe(40);
    now = 60_000;
    expect(await letThrough([limits], 5)).toBe(3);
  });

  test('that is refunded no longer counts, and adds nothing to the next window', async () => {
    let now = 0;
    const limits = createLimits({ now: () => now });
    const refund = await limits.take([[one, 'asha']]);
    await refund();
    const late = await limits.take([[one, 'asha']]);
    now = 60_000;
    await limits.take([[one, 'asha']]);
    await late();
    await expect(limits.take([[one, 'asha']])).rejects.toThrow(LimitExceeded);
  });

  test('whose time is over is kept no longer, whether or not anybody comes', async () => {
    vi.useFakeTimers();
    const stored = vi.spyOn(RecentEntries.prototype, 'set');
    const limits = createLimits({ now: Date.now });
    await limits.take([[few, 'asha']]);
    vi.advanceTimersByTime(2 * 60_000);
    expect(stored.mock.contexts.map((kept) => (kept as RecentEntries<unknown>).size)).toEqual([0]);
  });

  test.each(['refused', 'given back'])('is not forgotten for any number of takes that are %s', async (how) => {
    const limits = createLimits({ now: () => 0 });
    expect(await letThrough([limits], 4)).toBe(3);
    await limits.take([[one, 'a network']]);
    for (let made = 0; made < 60_000; made += 1) {
      const key: Count = [few, `made up ${made}`];
      const refund = await limits.take(how === 'refused' ? [key, [one, 'a network']] : [key]).catch(() => undefined);
      await refund?.();
    }
    expect(await letThrough([limits], 1)).toBe(0);
  });
});

describeOnPostgres('Limits of several processes', (freshStore) => {
  async function openProcess(store: DatabaseOptions, options: LimitsOptions = {}) {
    const database = await openStore(store);
    return { db: database.db, limits: createLimits({ database, secret: 'of this test', ...options }) };
  }
  const oneProcess = async () => openProcess(await freshStore());
  async function twoProcesses() {
    const store = await freshStore();
    return [await openProcess(store), await openProcess(store)] as const;
  }

  test('three processes allow as much as one, also when all are asked at once', async () => {
    const store = await freshStore();
    const limits = (await Promise.all([1, 2, 3].map(() => openProcess(store)))).map((process) => process.limits);
    // A machine that takes longer than the time-out of a take would make them count in memory.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    expect(await letThrough(limits, 30)).toBe(3);
  });

  test('what one process gives back, another may take', async () => {
    const [{ limits: here }, { limits: there }] = await twoProcesses();
    const refund = await here.take([[one, 'asha']]);
    const both: Count[] = [few, one].map((limit) => [limit, 'asha']);
    const refused = await there.take(both).catch((error: unknown) => error);
    expect((refused as LimitExceeded).retryAfterSeconds).toBeGreaterThan(50);
    expect(await letThrough([there], 5)).toBe(3);
    await refund();
    await there.take([[one, 'asha']]);
  });

  test('takes and refunds of the same keys, in whatever order, never wait for each other in a circle', async () => {
    const [here, there] = await twoProcesses();
    const many: Limit = { name: 'many', points: 1e6, seconds: 60 };
    const keys = ['asha', 'ravi', 'meena', 'kiran', 'dev', 'lata'];
    // One by one, so that the rows lie in another order than that of their keys.
    const first = [];
    for (const key of keys) first.push(await here.limits.take([[many, key]]));
    const use = async ({ limits }: { limits: Limits }) => (await limits.take(keys.map((key) => [many, key])))();
    const uses = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? here : there));
    await Promise.all(uses.map(use));
    for (const refund of first) await refund();
    const counts = () => here.db.selectFrom('limit_counts').select('count').execute();
    await vi.waitFor(async () => expect(await counts()).toEqual(keys.map(() => ({ count: 0 }))), 5000);
  });

  test('a window that is over begins anew, and so does one that a wrong clock of the database ended in years, which is kept no longer than a day', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { limits, db } = await oneProcess();
    const inYears = Date.now() + 1e11;
    expect(await letThrough([limits], 5)).toBe(3);
    for (const ends_at of [Date.now(), inYears]) {
      await db.updateTable('limit_counts').set({ ends_at }).execute();
      expect(await letThrough([limits], 5)).toBe(3);
    }
    await db.updateTable('limit_counts').set({ ends_at: inYears }).execute();
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => expect(await db.selectFrom('limit_counts').select('key').execute()).toEqual([]));
  });

  test('a take that the database answers too late does not count in it, and the table names nobody', async () => {
    const { limits, db } = await oneProcess();
    await db.transaction().execute(async (transaction) => {
      await sql`lock table limit_counts in exclusive mode`.execute(transaction);
      await limits.take([[few, 'asha']]);
    });
    const count = () => db.selectFrom('limit_counts').select('count').executeTakeFirst();
    await vi.waitFor(async () => expect(await count()).toEqual({ count: 0 }));
    const rows = await db.selectFrom('limit_counts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/asha|few/);
  });

  test('while the database fails, each process counts by itself, says so once, and lives on though nothing can be pruned', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const [clock, lines]: [{ now: number }, string[]] = [{ now: 0 }, []];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const { limits, db } = await openProcess(await freshStore(), { log, now: () => clock.now });
    await db.schema.dropTable('limit_counts').execute();
    expect(await letThrough([limits], 9)).toBe(3);
    clock.now = 5001;
    expect(await letThrough([limits], 1)).toBe(0);
    expect(lines).toEqual([expect.stringContaining('the database does not count')]);
    // A rejection that nobody handles would end the process; here it fails the run.
    vi.advanceTimersByTime(60_000);
    await expect(db.selectFrom('limit_counts').select('key').execute()).rejects.toThrow('limit_counts');
  });
});
