import type { Updateable } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Database } from '../../database/database.ts';
import type { OutboxTable } from '../../database/schema.ts';
import { describeOnEachDialect, describeOnPostgres } from '../../database/testing/each-dialect.ts';
import { interleaving } from '../../database/testing/interleaving.ts';
import { closed, refused, temporary, testOutbox } from '../testing/test-outbox.ts';
import type { NewMail } from './mail.ts';
import { createOutbox, leaseMs } from './outbox.ts';

const both = ['primary', 'backup'] as const;
const month = 30 * 24 * 60 * 60_000;
const words = { template: 'contact', fields: { name: 'आशा' } } as const;
const mail = (key: string, quarantined = false): NewMail => ({ key, ...words, quarantined });

describeOnEachDialect('The outbox', (freshStore) => {
  const open = async (options?: Awaited<ReturnType<typeof freshStore>>) => testOutbox(options ?? (await freshStore()));

  /** Two processes on one store. */
  async function openTwice() {
    const options = await freshStore();
    return { options, one: await open(options), other: await open(options) };
  }

  test('a key is one mail, however often it is sent, and by how many processes at once', async () => {
    const { one, other } = await openTwice();
    const keys = Array.from({ length: 60 }, (_, index) => `k${index}`);
    const results = await Promise.all([
      ...keys.map((key) => one.outbox.enqueue(mail(key))),
      ...keys.toReversed().map((key) => other.outbox.enqueue(mail(key))),
    ]);
    expect(results.filter((result) => result === 'stored')).toHaveLength(60);
    const again = await Promise.all([one.outbox.enqueue(mail('k0')), one.outbox.enqueue(mail('k0'))]);
    expect([again, (await one.outbox.counts()).waiting]).toEqual([['repeated', 'repeated'], 60]);
  });

  test('a mail is claimed by one only, with its words intact', async () => {
    const { one, other } = await openTwice();
    await Promise.all(Array.from({ length: 20 }, (_, index) => one.outbox.enqueue(mail(`k${index}`))));
    const claims = await Promise.all([one.outbox.claim([...both], 15), other.outbox.claim([...both], 15)]);
    const keys = claims.flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(20);
    expect(claims.flat()[0]).toMatchObject({ ...words, route: 'primary', attempts: 1 });
  });

  test("a dead process's lease ends within 30 s, and its mail is free again", async () => {
    const { outbox, claimAll, claimOne, pass } = await open();
    await outbox.enqueue(mail('a'));
    const { createdAt } = await claimOne();
    await pass(leaseMs - 5000);
    expect(await claimAll()).toEqual([]);
    await pass(5000);
    expect(await claimOne()).toMatchObject({ key: 'a', attempts: 1, createdAt });
    expect(leaseMs).toBeLessThanOrEqual(30_000);
  });

  test('a lease that is renewed lasts on, and a process that lost the lease can neither renew it nor settle the mail', async () => {
    const { outbox, claimAll, claimOne, fail, deliver, pass } = await open();
    await outbox.enqueue(mail('a'));
    const slow = await claimOne();
    await pass(leaseMs - 5000);
    await outbox.renew([slow]);
    await pass(leaseMs - 5000);
    expect(await claimAll()).toEqual([]);
    await pass(5000);
    await claimOne();
    await pass(leaseMs - 5000);
    await outbox.renew([slow]);
    await pass(5000);
    const quick = await claimOne();
    expect(await fail(slow, temporary)).toBe(false);
    expect(await deliver(quick)).toBe(true);
    expect((await outbox.counts()).waiting).toBe(0);
  });

  test('a failed mail comes back when it is due or its route works again, not before', async () => {
    const { outbox, claimAll, claimOne, failAll, pass } = await open();
    await outbox.enqueue(mail('a'));
    await failAll(temporary);
    expect(await claimAll()).toEqual([]);
    await pass(2000);
    const second = await claimOne('a');
    expect(second.attempts).toBe(2);
    await pass(leaseMs);
    await failAll(closed);
    await outbox.makeDueNow('backup');
    expect(await claimAll()).toEqual([]);
    await outbox.makeDueNow('primary');
    await claimOne('a');
  });

  test('a route that works again does not let its mails wait, more of them than one turn of the event loop changes', async () => {
    const { outbox, database, claimAll } = await open();
    const keys = Array.from({ length: 1100 }, (_, index) => `k${index}`);
    await Promise.all(keys.map((key) => outbox.enqueue({ ...mail(key), waitMs: 60_000 })));
    await database.db.updateTable('outbox').set({ attempts: 1, failure: temporary.reason }).execute();
    expect(await claimAll()).toEqual([]);
    await outbox.makeDueNow('primary');
    expect(await claimAll()).toHaveLength(keys.length);
  });

  test('a route that works again hurries what its server refused for now, not what it hung up on and may have, nor what the owner’s pace holds back', async () => {
    const { outbox, database, claimAll, failAll } = await open();
    for (const [key, failure] of [
      ['a', temporary],
      ['b', { ...temporary, reason: 'ECONNECTION' }],
    ] as const) {
      await outbox.enqueue(mail(key));
      await database.db.updateTable('outbox').set({ attempts: 5 }).execute();
      await failAll(failure);
    }
    await outbox.enqueue({ ...mail('held back'), waitMs: 12_000 });
    await outbox.makeDueNow('primary');
    expect((await claimAll()).map(({ key }) => key)).toEqual(['a']);
  });

  test('mails of another route are taken over, but for those that this one refused for good', async () => {
    const { outbox, database } = await open();
    await Promise.all(['a', 'b', 'c'].map((key) => outbox.enqueue(mail(key))));
    await database.db.updateTable('outbox').set({ refused_by: 'backup' }).where('key', '=', 'a').execute();
    await database.db.updateTable('outbox').set({ route: 'backup' }).where('key', '=', 'b').execute();
    const taken = await outbox.claim([...both], 10, [], 'backup');
    expect(taken.map(({ key }) => key).toSorted()).toEqual(['b', 'c']);
    expect(new Set(taken.map(({ route }) => route))).toEqual(new Set(['backup']));
  });

  test('the keys in `except` are not claimed, nor the mails of a route that is not asked for', async () => {
    const { outbox } = await open();
    await Promise.all(['a', 'b'].map((key) => outbox.enqueue(mail(key))));
    expect(await outbox.claim(['backup'], 10)).toEqual([]);
    expect(await outbox.claim(['primary'], 10, ['a'])).toMatchObject([{ key: 'b' }]);
  });

  test('machines whose clocks differ agree on leases and on what is due', async () => {
    const { one, other, options } = await openTwice();
    // SQLite is for one machine, which has one clock.
    if (options.databaseUrl) other.clock.now += 60_000;
    await one.outbox.enqueue(mail('a'));
    await one.claimOne();
    expect(await other.claimAll()).toEqual([]);
    await other.outbox.enqueue(mail('b'));
    await other.failAll(temporary);
    await one.pass(2000);
    await one.claimOne('b');
  });

  test('a clock that was set back leaves no mail waiting', async () => {
    const { outbox, clock, claimAll, claimOne } = await open();
    await outbox.enqueue(mail('a'));
    clock.now -= 2 * month;
    await outbox.correctTimes();
    await claimOne();
    // The lease of that claim lies in the near future, and holds.
    await outbox.correctTimes();
    expect(await claimAll()).toEqual([]);
  });

  test('mail to the owner is told from mail to visitors, its age from theirs, and what is held back from what is sent', async () => {
    const { outbox, clock, claimAll, failAll } = await open();
    await outbox.enqueue({ ...mail('confirmation'), template: 'newsletter_confirm' });
    await failAll(refused);
    await outbox.enqueue({ ...mail('another'), template: 'newsletter_confirm' });
    expect(await outbox.enqueue(mail('held', true))).toBe('stored');
    const counts = { waiting: 1, dead: 0, deadToVisitors: 1, oldestWaiting: undefined, oldestQuarantined: clock.now };
    expect(await outbox.counts()).toMatchObject({ ...counts, quarantined: 1 });
    expect((await claimAll()).map(({ key }) => key)).toEqual(['another']);
    await outbox.enqueue(mail('a'));
    clock.now += 5000;
    await outbox.enqueue(mail('b'));
    expect(await outbox.counts()).toMatchObject({ waiting: 3, oldestWaiting: counts.oldestQuarantined });
  });

  test('sent mails are remembered for a month, so that their keys are recognised, and what no route takes to a visitor; what none takes to the owner stays until it is done', async () => {
    const { outbox, clock, database, claimOne, deliver, failAll } = await open();
    await Promise.all([outbox.enqueue(mail('sent')), outbox.enqueue(mail('held', true))]);
    await deliver(await claimOne());
    for (const template of ['newsletter_confirm', 'sign_in_code', 'contact', 'contact_backup', 'booking'] as const)
      await outbox.enqueue({ ...mail(template), template });
    await failAll(refused);
    await database.db.updateTable('outbox').set({ done_at: 1 }).where('key', '=', 'contact_backup').execute();
    clock.now += month;
    await outbox.prune(clock.now);
    expect(await outbox.enqueue(mail('sent'))).toBe('repeated');
    expect(await outbox.counts()).toMatchObject({ dead: 2, deadToVisitors: 2, quarantined: 1 });
    clock.now += 1;
    await outbox.prune(clock.now);
    const left = await database.db.selectFrom('outbox').select('template').orderBy('template').execute();
    expect(left).toEqual([{ template: 'booking' }, { template: 'contact' }]);
  });
});

test('Messages that arrive together wait once for a store that does not answer', async () => {
  const unreachable = Object.assign(new Error('no store'), { code: 'ECONNREFUSED' });
  const execute = vi.fn<() => Promise<never>>(() => Promise.reject(unreachable));
  const database = { dialect: 'sqlite', db: { transaction: () => ({ execute }) } } as unknown as Database;
  const { enqueue } = createOutbox(database, { now: Date.now });
  await Promise.allSettled(['a', 'b', 'c'].map((key) => enqueue(mail(key))));
  expect(execute).toHaveBeenCalledTimes(1);
});

describeOnPostgres('A mail that another process changes', (freshStore) => {
  /** Has another process change the mail and commit while `act` waits for it. Resolves to the mail's row. */
  async function changeMeanwhile(
    { database }: Awaited<ReturnType<typeof testOutbox>>,
    change: Updateable<OutboxTable>,
    act: () => Promise<void>,
  ) {
    const { db } = database;
    const held = () => db.transaction().execute((one) => one.updateTable('outbox').set(change).execute());
    const commit = 2;
    await interleaving(database)({ at: commit, held, other: act });
    return db.selectFrom('outbox').select(['state', 'due_at']).executeTakeFirst();
  }

  test('while it is about to be deleted stays', async () => {
    const site = await testOutbox(await freshStore());
    await site.outbox.enqueue(mail('a', true));
    site.clock.now += 2 * month;
    const row = await changeMeanwhile(site, { state: 'waiting' }, () => site.outbox.prune(site.clock.now));
    expect(row?.state).toBe('waiting');
  });

  test('while it is about to be made due keeps its lease', async () => {
    const site = await testOutbox(await freshStore());
    await site.outbox.enqueue(mail('a'));
    await site.failAll(temporary);
    const claimed = { state: 'leased', due_at: 4_102_444_800_000 } as const;
    expect(await changeMeanwhile(site, claimed, () => site.outbox.makeDueNow('primary'))).toEqual(claimed);
  });
});
