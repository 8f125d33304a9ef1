import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { interleaving } from '../../database/testing/interleaving.ts';
import { turnsDuring } from '../../testing/turns-during.ts';
import { refused, testOutbox } from '../testing/test-outbox.ts';
import type { NewMail } from './mail.ts';
import { forgetVisitor, messagesOf } from './visitor-mails.ts';

const asha = 'asha@example.com';
const mail = (key: string, changes: Partial<NewMail> = {}): NewMail => ({
  key,
  template: 'contact',
  fields: { email: asha, subject: key },
  ...changes,
});

describeOnEachDialect('The mails of a visitor', (freshStore) => {
  async function open() {
    const { database, ...opened } = await testOutbox(await freshStore());
    const forget = () => database.db.transaction().execute((transaction) => forgetVisitor(transaction, asha));
    const keys = async () =>
      (await database.db.selectFrom('outbox').select('key').orderBy('key').execute()).map(({ key }) => key);
    return { ...database, ...opened, forget, keys };
  }

  test('count as delivered once the owner has dealt with them, and keep the day they came', async () => {
    const { outbox, db, clock } = await open();
    await outbox.enqueue(mail('done'));
    await db.updateTable('outbox').set({ state: 'dead', done_at: 5, received_at: 3 }).execute();
    await outbox.enqueue(mail('dead'));
    await db.updateTable('outbox').set({ state: 'dead' }).where('key', '=', 'dead').execute();
    const { messages } = await messagesOf(db, asha);
    expect(messages.map(({ id, state, sentAt }) => [id, state, sentAt])).toEqual([
      ['done', 'delivered', 3],
      ['dead', 'received', clock.now],
    ]);
  });

  test('are found by an index, however many others there are', async () => {
    const { db, dialect } = await open();
    const query = sql`select key from outbox where visitor = ${asha} order by created_at desc`;
    // On few rows PostgreSQL would rather read them all, which says nothing about many.
    const plan = await db.connection().execute(async (one) => {
      if (dialect === 'postgres') await sql`set enable_seqscan = off`.execute(one);
      const explain = dialect === 'postgres' ? sql`explain ${query}` : sql`explain query plan ${query}`;
      return (await explain.execute(one)).rows;
    });
    expect(JSON.stringify(plan)).toMatch(/outbox_visitor.*\(visitor ?=/);
  });

  test('are forgotten a few at a time, those from them and those to them, and the process serves others meanwhile', async () => {
    const { outbox, db, forget, keys } = await open();
    const kinds = ['contact', 'newsletter_welcome'] as const;
    const mails = Array.from({ length: 250 }, (_, count) =>
      kinds.map((template) => outbox.enqueue(mail(`${template}-${count}`, { quarantined: true, template }))),
    );
    await Promise.all(mails.flat());
    const all = db.selectFrom('outbox').selectAll();
    const prune = () => outbox.prune(Date.now());
    const rows = await all.execute();
    await db.updateTable('outbox').set({ created_at: 1 }).execute();
    for (const deletion of [prune, forget]) {
      expect(await turnsDuring(deletion())).toBeGreaterThan(19);
      expect(await keys()).toEqual([]);
      await db.insertInto('outbox').values(rows).execute();
    }
  });

  test('that fail after they were to be forgotten are tried again, and kept as dead letters until somebody has dealt with them', async () => {
    const { outbox, db, claimAll, claimOne, deliver, fail, forget, keys } = await open();
    for (const key of ['a', 'b']) await outbox.enqueue(mail(key));
    const claimed = await claimAll();
    await forget();
    for (const one of claimed) await fail(one, refused);
    await outbox.prune(Date.now());
    expect(await keys()).toEqual(['a', 'b']);
    expect((await outbox.counts()).dead).toBe(2);
    await db.updateTable('outbox').set({ done_at: 1 }).where('key', '=', 'b').execute();
    await outbox.prune(Date.now());
    expect(await keys()).toEqual(['a']);
    await db.updateTable('outbox').set({ state: 'waiting' }).execute();
    await outbox.enqueue(mail('c'));
    await deliver(await claimOne('a'));
    expect(await keys()).toEqual(['c']);
  });

  test('that come while the others are forgotten stay theirs, to be seen and deleted', async () => {
    const { outbox, db, dialect, ...database } = await open();
    const meet = interleaving({ db, dialect, ...database });
    for (const at of [1, 2, 3, 4]) {
      await meet({ at, held: database.forget, other: () => outbox.enqueue(mail(`${at}`)) });
      expect(
        await db.selectFrom('outbox').select('key').where('visitor', 'is', null).where('forget', '=', 0).execute(),
      ).toEqual([]);
    }
  });
});
