import { text as joined } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { inboxWords } from '../../../content/inbox-words.ts';
import { relayWords } from '../../../content/mail/relay-words.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { interleaving } from '../../database/testing/interleaving.ts';
import { plansDuring } from '../../database/testing/plans-during.ts';
import { turnsDuring } from '../../testing/turns-during.ts';
import { refused, temporary, testOutbox } from '../testing/test-outbox.ts';
import { messagesCsv } from './export-csv.ts';
import { createInbox } from './inbox.ts';
import { listMails, type MailSelection } from './list-mails.ts';
import { createClock } from './pages/clock.ts';

const month = 30 * 24 * 60 * 60_000;
const key = (letter: string) => letter.repeat(64);
const fields = { name: 'आशा', email: 'Asha@example.com', subject: 'Shop', message: '"50 %" off_season\nHello' };
const token = 'secret-token';
const { searched } = createClock(relayWords, 'UTC', Date.now);

describeOnEachDialect('The inbox', (freshStore) => {
  /** A message `a`, a booking `b` that was kept back, a mail of the site `c`; at a time that the test moves. */
  async function open() {
    const opened = await testOutbox(await freshStore());
    const { outbox, clock } = opened;
    const write = async (name: string, typed: Record<string, string> = fields) =>
      outbox.enqueue({ key: key(name), template: 'contact', fields: typed });
    await write('a');
    const booked = { ...fields, name: 'Ravi' };
    await outbox.enqueue({ key: key('b'), template: 'booking', fields: booked, quarantined: true });
    const subscriber = { email: 'reader@example.com', token };
    await outbox.enqueue({ key: key('c'), template: 'newsletter_confirm', fields: subscriber });

    const inbox = createInbox(opened.database, { now: () => clock.now, refusals: inboxWords.refusals });
    const claim = (name: string) => opened.claimOne(key(name));
    const die = async (name: string) => opened.fail(await claim(name), refused);
    /** What the page shows of a list, in UTC. */
    const page = (wanted: Partial<MailSelection> = {}, { now = clock.now, timeZone = 'UTC' } = {}) =>
      listMails(opened.database.db, { from: 0, count: 25, ...wanted }, { now, timeZone, writeDay: searched });
    const having = async (text: string) => (await page({ text })).entries.map(({ id }) => id[0]);
    return { ...opened, inbox, write, claim, die, page, having };
  }

  test('shows every mail, newest first, with what was typed', async () => {
    const { inbox, write, clock, page } = await open();
    clock.now += 1000;
    await write('z');
    expect((await page()).entries.map(({ id, kind, state }) => [id[0], kind, state])).toEqual([
      ['z', 'message', 'waiting'],
      ['a', 'message', 'waiting'],
      ['b', 'booking', 'held'],
      ['c', 'other', 'waiting'],
    ]);
    expect(await inbox.show('aaaa')).toMatchObject({ state: 'waiting', fields, received: clock.now - 1000 });
    expect(await plansDuring(() => inbox.show('zzzz'))).not.toContain('SCAN outbox');
    expect((await page({ from: 1, count: 2 })).entries.map(({ id }) => id[0])).toEqual(['a', 'b']);
  });

  test('exports each message once, each part in a turn of its own, so that others are served while a year is written', async () => {
    const { inbox, write } = await open();
    await Promise.all(Array.from({ length: 58 }, (_, at) => write(`d${at}`, { ...fields, subject: `Kiln ${at}` })));
    const table = joined(await messagesCsv(inbox, inboxWords.csv));
    expect(await turnsDuring(table)).toBeGreaterThanOrEqual(3);
    const exported = (await table).match(/(?<=Kiln )\d+/g)?.map(Number);
    expect(exported?.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 58 }, (_, index) => index));
  });

  test.each([
    ['18 nov', 'abcde'],
    ['18 November 2026', 'abcde'],
    ['8 nov', ''],
    ['2026-11', 'abcde'],
    ['18/11/2026', 'abcde'],
    ['8-11-2026', ''],
    ['zoe', 'd'],
    ["o'hara", 'd'],
    ['ärger', 'd'],
    ['STRAßE', 'd'],
    ['9876543210', 'e'],
    ['(+91) 98765', 'e'],
    ['098765 43210', 'e'],
    ['0091 98765 43210', 'e'],
  ])('finds %s by the day, the phone number and the letters that it means', async (text, ids) => {
    const { having, write, outbox } = await open();
    await write('d', { ...fields, name: 'Zoë O’Hara', message: 'ÄRGER mit Straße' });
    const call = { ...fields, phone: '+91 98765-43210' };
    await outbox.enqueue({ key: key('e'), template: 'booking', fields: call });
    expect((await having(text)).join('')).toBe(ids);
  });

  test('leaves turns to others while it reads many mails', async () => {
    const { page, write } = await open();
    await Promise.all(Array.from({ length: 500 }, (_, number) => write(`d${number}`)));
    const found = page({ text: 'season' });
    expect(await turnsDuring(found)).toBeGreaterThanOrEqual(5);
    expect((await found).entries).toHaveLength(25);
  });

  test('keeps the links and codes of the site’s own mails to their readers', async () => {
    const { inbox, page, having } = await open();
    expect((await inbox.show('cccc')).fields).toEqual({ email: 'reader@example.com' });
    expect(JSON.stringify(await page())).not.toContain(token);
    expect(await having(token.slice(0, 6))).toEqual([]);
    expect((await page({ kind: 'written' })).entries).toHaveLength(2);
  });

  test('filters by kind, state and words, and counts what is there', async () => {
    const { die, page, having, clock, database } = await open();
    await die('a');
    const ids = async (wanted: Partial<MailSelection>) => (await page(wanted)).entries.map(({ id }) => id[0]);
    expect(await ids({ kind: 'message' })).toEqual(['a']);
    expect(await ids({ kind: 'booking' })).toEqual(['b']);
    expect(await ids({ kind: 'other' })).toEqual(['c']);
    expect(await ids({ state: 'failed' })).toEqual(['a']);
    expect(await having('ravi')).toEqual(['b']);
    expect(await having('आशा')).toEqual(['a']);
    expect(await having('asha@EXAMPLE')).toEqual(['a', 'b']);
    expect(await having('reader@')).toEqual(['c']);
    expect(await having('"50 %" off_season')).toEqual(['a', 'b']);
    expect(await having('off-season')).toEqual([]);
    // The names of fields are not searched.
    expect(await having('message')).toEqual([]);
    const { entries, matching } = await page({ text: 'asha@', kind: 'booking' });
    expect(entries.map(({ id }) => id[0])).toEqual(['b']);
    expect(matching).toEqual([
      { kind: 'message', state: 'failed', mails: 1 },
      { kind: 'booking', state: 'held', mails: 1 },
    ]);
    expect((await page({ text: 'asha@', from: 1 })).entries).toEqual(entries);
    const days = (ago: number) => ({ received_at: clock.now - ago * 24 * 60 * 60_000 });
    await database.db.updateTable('outbox').set(days(29)).where('key', '=', key('a')).execute();
    const { all, perDay } = await page();
    expect(all).toContainEqual({ kind: 'other', state: 'sending', mails: 1 });
    expect(perDay).toEqual([1, ...Array.from({ length: 28 }, () => 0), 1]);
    await database.db.updateTable('outbox').set(days(30)).where('key', '=', key('a')).execute();
    expect((await page()).perDay.reduce((sum, mails) => sum + mails)).toBe(1);
  });

  test('counts a mail that came at half past midnight on its day, also once the clocks have been put back', async () => {
    const { database, page } = await open();
    const received_at = Date.parse('2026-10-31T00:30-04:00');
    await database.db.updateTable('outbox').set({ received_at }).execute();
    const { perDay } = await page({}, { now: Date.parse('2026-11-03T12:00-05:00'), timeZone: 'America/New_York' });
    expect(perDay.slice(-5)).toEqual([0, 2, 0, 0, 0]);
  });

  test('sends a failed mail once more, though several try it again at once, and what was kept back, and still says when it came', async () => {
    const { inbox, clock, die, claimAll } = await open();
    const received = clock.now;
    await die('a');
    expect(await inbox.show('aaaa')).toMatchObject({ state: 'failed', failure: 'EENVELOPE 550', attempts: 1 });
    clock.now += month;
    await Promise.allSettled(['aaaa', 'aaaa', 'aaaa', 'bbbb'].map((id) => inbox.retry(id)));
    expect(await inbox.show('aaaa')).toMatchObject({ state: 'waiting', attempts: 0, received });
    expect(await inbox.show('bbbb')).toMatchObject({ state: 'waiting', received });
    const claimed = [...(await claimAll()), ...(await claimAll())];
    expect(claimed.filter((mail) => mail.key === key('a'))).toMatchObject([{ attempts: 1 }]);
  });

  test('sends all failed messages once more, none that was sent, and none to a visitor; dead letters are counted until then', async () => {
    const { inbox, outbox, write, die, deliver, claim, claimAll, pass } = await open();
    await die('a');
    await pass(60_000);
    await die('c');
    await write('d');
    await deliver(await claim('d'));
    expect(await outbox.counts()).toMatchObject({ dead: 1, deadToVisitors: 1, waiting: 0 });
    await inbox.retryFailed();
    expect(await outbox.counts()).toMatchObject({ dead: 0, deadToVisitors: 1, waiting: 1 });
    expect(await claimAll()).toMatchObject([{ key: key('a'), attempts: 1, route: 'primary' }]);
  });

  test('sends at once what waits for its next try', async () => {
    const { inbox, claim, fail } = await open();
    await fail(await claim('a'), temporary);
    expect((await inbox.show('aaaa')).nextTry).toEqual(expect.any(Number));
    await expect(claim('a')).rejects.toThrow('It was not claimed');
    await inbox.retry('aaaa');
    expect(await claim('a')).toMatchObject({ attempts: 2 });
  });

  test('leaves alone what is being delivered, and what has been', async () => {
    const { inbox, clock, pass, claim, claimAll, deliver } = await open();
    await claim('a');
    await expect(inbox.retry('aaaa')).rejects.toThrow('It is being sent right now.');
    await expect(inbox.markDone('aaaa')).rejects.toThrow('still being delivered');
    await expect(inbox.delete('aaaa')).rejects.toThrow('still being delivered');
    await pass(60_000);
    await deliver(await claim('a'));
    await expect(inbox.retry('aaaa')).rejects.toThrow('delivered already');
    expect(await inbox.show('aaaa')).toMatchObject({ state: 'delivered', finished: clock.now, failure: null });
    await pass(60_000);
    expect((await claimAll()).map((mail) => mail.key)).toEqual([key('c')]);
  });

  test('a failed mail that is done counts as none, is left alone by a requeue of all, and can be opened again', async () => {
    const { inbox, outbox, clock, die } = await open();
    await die('a');
    await inbox.markDone('aaaa');
    await inbox.markDone('bbbb');
    expect(await outbox.counts()).toMatchObject({ dead: 0, quarantined: 0 });
    expect(await inbox.show('aaaa')).toMatchObject({ state: 'done', done: clock.now });
    await inbox.retryFailed();
    await inbox.reopen('aaaa');
    expect(await inbox.show('aaaa')).toMatchObject({ state: 'failed', done: null });
    expect(await inbox.show('bbbb')).toMatchObject({ state: 'done' });
    expect((await outbox.counts()).dead).toBe(1);
  });

  test.each([
    ['show', 1],
    ['mail', 1],
    ['markDone', 2],
    ['delete', 2],
  ] as const)('a mail that somebody else deletes meanwhile is none: %s', async (call, steps) => {
    const { database, inbox, write, die } = await open();
    const meet = interleaving(database);
    for (let at = 0; at < steps; at += 1) {
      await write(`${at}`);
      await die(`${at}`);
      const id = key(`${at}`);
      const held = () => Promise.resolve<unknown>(inbox[call](id)).catch(String);
      const met = await meet({ at, held, other: () => inbox.delete(id) });
      expect(met.held).toBe(`InboxError: There is no email ${id}.`);
    }
  });
});
