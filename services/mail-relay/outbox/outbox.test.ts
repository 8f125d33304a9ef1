import { afterEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../database/database.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { letTimePass } from '../testing/let-time-pass.ts';
import type { NewMail } from './mail.ts';
import { createOutbox, leaseMs } from './outbox.ts';
import { afterDelivery, afterFailure, type DeliveryFailure } from './transitions.ts';

const both = ['primary', 'backup'] as const;
const month = 30 * 24 * 60 * 60_000;
const mail = (key: string, quarantined = false): NewMail => ({
  key,
  template: 'contact',
  fields: { name: 'आशा' },
  quarantined,
});

describeOnEachDialect('The outbox', (freshStore) => {
  const opened: Database[] = [];
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  /** An outbox at a time that the test moves. */
  async function open(options?: Awaited<ReturnType<typeof freshStore>>) {
    const database = await openDatabase(options ?? (await freshStore()));
    opened.push(database);
    const clock = { now: 1_795_000_000_000 };
    const pass = (ms: number) => letTimePass(database, clock, ms);
    return { outbox: createOutbox(database, { now: () => clock.now }), clock, pass, database };
  }

  type Opened = Awaited<ReturnType<typeof open>>;

  /** Takes what is due, and has it fail. */
  async function fail({ outbox, clock }: Opened, failure: DeliveryFailure): Promise<void> {
    for (const claimed of await outbox.claim([...both], 2000)) {
      const outcome = afterFailure(claimed, failure, { now: clock.now, random: () => 0, hasBackup: false });
      await outbox.settle(claimed, outcome);
    }
  }

  test('a key is one mail, however often it is sent', async () => {
    const { outbox } = await open();
    expect(await Promise.all([outbox.enqueue(mail('a')), outbox.enqueue(mail('a'))])).toEqual(['stored', 'repeated']);
    expect(await outbox.enqueue(mail('a'))).toBe('repeated');
    expect(await outbox.claim([...both], 10)).toHaveLength(1);
  });

  test('two processes that store the same keys at once store each once', async () => {
    const options = await freshStore();
    const [one, other] = [await open(options), await open(options)];
    const keys = Array.from({ length: 60 }, (_, index) => `k${index}`);
    const results = await Promise.all([
      ...keys.map((key) => one.outbox.enqueue(mail(key))),
      ...keys.toReversed().map((key) => other.outbox.enqueue(mail(key))),
    ]);
    expect(results.filter((result) => result === 'stored')).toHaveLength(60);
    expect((await one.outbox.counts()).waiting).toBe(60);
  });

  test('a mail is claimed by one only, with its words intact', async () => {
    const options = await freshStore();
    const [one, other] = [await open(options), await open(options)];
    await Promise.all(Array.from({ length: 20 }, (_, index) => one.outbox.enqueue(mail(`k${index}`))));
    const claims = await Promise.all([one.outbox.claim([...both], 15), other.outbox.claim([...both], 15)]);
    const keys = claims.flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(20);
    expect(claims.flat()[0]).toMatchObject({
      template: 'contact',
      fields: { name: 'आशा' },
      route: 'primary',
      attempts: 1,
    });
  });

  test("a dead process's lease ends within 30 s, and its mail is free again", async () => {
    const { outbox, pass } = await open();
    await outbox.enqueue(mail('a'));
    const [first] = await outbox.claim([...both], 1);
    await pass(leaseMs - 5000);
    expect(await outbox.claim([...both], 1)).toEqual([]);
    await pass(5000);
    const [second] = await outbox.claim([...both], 1);
    expect(leaseMs).toBeLessThanOrEqual(30_000);
    expect(second).toMatchObject({ key: 'a', attempts: 1, createdAt: first?.createdAt });
  });

  test('a lease that is renewed lasts on, and one that was lost stays with its new holder', async () => {
    const { outbox, pass } = await open();
    await outbox.enqueue(mail('a'));
    const [slow] = await outbox.claim([...both], 1);
    if (!slow) throw new Error('nothing was claimed');
    await pass(leaseMs - 5000);
    await outbox.renew([slow]);
    await pass(leaseMs - 5000);
    expect(await outbox.claim([...both], 1)).toEqual([]);
    await pass(5000);
    expect(await outbox.claim([...both], 1)).toHaveLength(1);
    await pass(leaseMs - 5000);
    await outbox.renew([slow]);
    await pass(5000);
    expect(await outbox.claim([...both], 1)).toHaveLength(1);
  });

  test('a process that lost the lease cannot settle the mail', async () => {
    const { outbox, clock, pass } = await open();
    await outbox.enqueue(mail('a'));
    const [slow] = await outbox.claim([...both], 1);
    await pass(leaseMs);
    const [quick] = await outbox.claim([...both], 1);
    if (!slow || !quick) throw new Error('nothing was claimed');
    const failed = { kind: 'temporary', reason: 'x' } as const;
    const late = afterFailure(slow, failed, { now: clock.now, random: Math.random, hasBackup: false });
    expect(await outbox.settle(slow, late)).toBe(false);
    expect(await outbox.settle(quick, afterDelivery(quick, clock.now))).toBe(true);
    expect((await outbox.counts()).waiting).toBe(0);
  });

  test('a failed mail comes back when it is due, not before', async () => {
    const store = await open();
    const { outbox, pass } = store;
    await outbox.enqueue(mail('a'));
    await fail(store, { kind: 'temporary', reason: 'EMESSAGE 451' });
    expect(await outbox.claim([...both], 1)).toEqual([]);
    await pass(2000);
    expect(await outbox.claim([...both], 1)).toMatchObject([{ key: 'a', attempts: 2 }]);
  });

  test('a route that works again does not let its mails wait', async () => {
    const store = await open();
    const { outbox } = store;
    await outbox.enqueue(mail('a'));
    await fail(store, { kind: 'route', reason: 'ECONNECTION' });
    await outbox.makeDueNow('backup');
    expect(await outbox.claim([...both], 1)).toEqual([]);
    await outbox.makeDueNow('primary');
    expect(await outbox.claim([...both], 1)).toHaveLength(1);
  });

  test('it does so for more mails than one turn of the event loop changes', async () => {
    const store = await open();
    const { outbox, database } = store;
    const keys = Array.from({ length: 1100 }, (_, index) => `k${index}`);
    await Promise.all(keys.map((key) => outbox.enqueue({ ...mail(key), waitMs: 60_000 })));
    await database.db.updateTable('outbox').set({ attempts: 1 }).execute();
    expect(await outbox.claim([...both], 2000)).toEqual([]);
    await outbox.makeDueNow('primary');
    expect(await outbox.claim([...both], 2000)).toHaveLength(keys.length);
  });

  test('what the owner’s pace holds back waits on when a route works again', async () => {
    const { outbox } = await open();
    await outbox.enqueue({ ...mail('held back'), waitMs: 60_000 });
    await outbox.makeDueNow('primary');
    expect(await outbox.claim([...both], 1)).toEqual([]);
  });

  test('mails of another route are taken over, but for those that this one refused for good', async () => {
    const { outbox, database } = await open();
    await Promise.all(['a', 'b', 'c'].map((key) => outbox.enqueue(mail(key))));
    await database.db.updateTable('outbox').set({ refused_by: 'backup' }).where('key', '=', 'a').execute();
    await database.db.updateTable('outbox').set({ route: 'backup' }).where('key', '=', 'b').execute();
    const taken = await outbox.claim([...both], 10, { by: 'backup' });
    expect(taken.map(({ key }) => key).toSorted()).toEqual(['b', 'c']);
    expect(new Set(taken.map(({ route }) => route))).toEqual(new Set(['backup']));
  });

  test('the keys in `except` are not claimed', async () => {
    const { outbox } = await open();
    await Promise.all(['a', 'b'].map((key) => outbox.enqueue(mail(key))));
    expect(await outbox.claim([...both], 10, { except: ['a'] })).toMatchObject([{ key: 'b' }]);
  });

  test('machines whose clocks differ agree on leases and on what is due', async () => {
    const options = await freshStore();
    const [one, other] = [await open(options), await open(options)];
    // SQLite is for one machine, which has one clock.
    if (options.databaseUrl) other.clock.now += 60_000;
    await one.outbox.enqueue(mail('a'));
    expect(await one.outbox.claim([...both], 1)).toHaveLength(1);
    expect(await other.outbox.claim([...both], 1)).toEqual([]);
    await other.outbox.enqueue(mail('b'));
    await fail(other, { kind: 'temporary', reason: 'EMESSAGE 451' });
    await one.pass(2000);
    expect(await one.outbox.claim([...both], 1)).toMatchObject([{ key: 'b' }]);
  });

  test('a clock that was set back leaves no mail waiting', async () => {
    const { outbox, clock } = await open();
    await outbox.enqueue(mail('a'));
    clock.now -= 2 * month;
    await outbox.correctTimes();
    expect(await outbox.claim([...both], 1)).toHaveLength(1);
    // The lease of that claim lies in the near future, and holds.
    await outbox.correctTimes();
    expect(await outbox.claim([...both], 1)).toEqual([]);
  });

  test('mail to the owner is told from mail to visitors, and its age from theirs', async () => {
    const { outbox, clock } = await open();
    await outbox.enqueue({ ...mail('confirmation'), template: 'newsletter_confirm' });
    const [claimed] = await outbox.claim([...both], 1);
    if (!claimed) throw new Error('nothing was claimed');
    const refused = { kind: 'refused', reason: 'EENVELOPE 550' } as const;
    await outbox.settle(claimed, afterFailure(claimed, refused, { now: clock.now, random: () => 0, hasBackup: false }));
    await outbox.enqueue({ ...mail('another'), template: 'newsletter_confirm' });
    await outbox.enqueue(mail('held', true));
    const counts = { waiting: 1, dead: 0, deadToVisitors: 1, oldestWaiting: undefined, oldestQuarantined: clock.now };
    expect(await outbox.counts()).toMatchObject(counts);
    expect(await outbox.quarantine()).toMatchObject({ mails: 1, characters: expect.any(Number) });
  });

  test('only mails of the routes asked for are claimed', async () => {
    const { outbox } = await open();
    await outbox.enqueue(mail('a'));
    expect(await outbox.claim(['backup'], 1)).toEqual([]);
    expect(await outbox.claim(['primary'], 1)).toHaveLength(1);
  });

  test('what the spam checks held back is stored and never sent', async () => {
    const { outbox } = await open();
    expect(await outbox.enqueue(mail('a', true))).toBe('stored');
    expect(await outbox.claim([...both], 1)).toEqual([]);
    expect(await outbox.counts()).toMatchObject({ quarantined: 1, waiting: 0 });
  });

  test('dead letters are counted until they are requeued, those to visitors stay', async () => {
    const store = await open();
    const { outbox, clock } = store;
    await outbox.enqueue(mail('a'));
    await fail(store, { kind: 'refused', reason: 'EENVELOPE 550' });
    clock.now += 2 * month;
    await outbox.prune();
    expect(await outbox.counts()).toMatchObject({ dead: 1, waiting: 0 });
    await outbox.enqueue({ ...mail('code'), template: 'sign_in_code' });
    await fail(store, { kind: 'refused', reason: 'EENVELOPE 550' });
    expect(await outbox.revive()).toBe(1);
    expect(await outbox.claim([...both], 1)).toMatchObject([{ key: 'a', attempts: 1, route: 'primary' }]);
  });

  test('mails to visitors and account holders that no route takes are forgotten after a month, messages to the owner are not', async () => {
    const store = await open();
    const { outbox, clock, database } = store;
    for (const template of ['newsletter_confirm', 'sign_in_code', 'contact', 'booking'] as const)
      await outbox.enqueue({ ...mail(template), template });
    await fail(store, { kind: 'refused', reason: 'EENVELOPE 550' });
    clock.now += month;
    await outbox.prune();
    expect(await outbox.counts()).toMatchObject({ dead: 2, deadToVisitors: 2 });
    clock.now += 1;
    await outbox.prune();
    const left = await database.db.selectFrom('outbox').select('template').orderBy('template').execute();
    expect(left).toEqual([{ template: 'booking' }, { template: 'contact' }]);
  });

  test('sent mails are remembered for a month, so that their keys are recognised', async () => {
    const { outbox, clock, database } = await open();
    await Promise.all([outbox.enqueue(mail('sent')), outbox.enqueue(mail('held', true))]);
    const [claimed] = await outbox.claim([...both], 1);
    if (!claimed) throw new Error('nothing was claimed');
    await outbox.settle(claimed, afterDelivery(claimed, clock.now));
    clock.now += month;
    await outbox.prune();
    expect(await outbox.enqueue(mail('sent'))).toBe('repeated');
    clock.now += 1;
    await outbox.prune();
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('the age of the oldest waiting mail is known', async () => {
    const { outbox, clock } = await open();
    expect((await outbox.counts()).oldestWaiting).toBeUndefined();
    const first = clock.now;
    await outbox.enqueue(mail('a'));
    clock.now += 5000;
    await outbox.enqueue(mail('b'));
    expect(await outbox.counts()).toMatchObject({ waiting: 2, oldestWaiting: first });
  });

  test('a key of an earlier time is found, one before that is not', async () => {
    const { outbox, clock } = await open();
    await outbox.enqueue(mail('a'));
    expect(await outbox.has('a', clock.now)).toBe(true);
    expect(await outbox.has('a', clock.now + 1)).toBe(false);
    expect(await outbox.has('b', 0)).toBe(false);
  });
});
