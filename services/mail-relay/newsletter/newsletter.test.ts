import { expect, test } from 'vitest';
import { languages } from '../../../contracts/languages.ts';
import { newsletterMessages } from '../../../contracts/messages.ts';
import { retention } from '../../../contracts/retention.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { interleaving } from '../../database/testing/interleaving.ts';
import { plansDuring } from '../../database/testing/plans-during.ts';
import { turnsDuring } from '../../testing/turns-during.ts';
import { newsletterReaders } from '../mailbox/export-csv.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { get, mailOf, post, subscribe, subscribed, subscribersOf, tokenOf } from '../testing/newsletter-calls.ts';
import { from, jsonRequest, navigation, type TestRelay, testRelay } from '../testing/test-relay.ts';
import { createSubscribers } from './subscribers.ts';

/** The subscribers in the store of a relay. */
const storeOf = ({ database }: TestRelay, now = () => Date.now()) =>
  createSubscribers({ database, outbox: createOutbox(database, { now }), now });

const exported = (subscribers: ReturnType<typeof storeOf>) => newsletterReaders(subscribers, 'https://jantar.example');

describeOnEachDialect('The newsletter', (freshStore) => {
  const open = async (more: Parameters<typeof testRelay>[0] = {}) => testRelay({ store: await freshStore(), ...more });

  test('asks the owner of an address, who is subscribed only after their word: following the link confirms nothing, as programs follow every link of a mail; a second click is no failure, and a known address is answered as a new one', async () => {
    const relay = await open({ answerPage: (name, { token }) => new Response(`${name} ${token}`) });
    const answer = await subscribe(relay, 'Asha@Example.com');
    expect([answer.status, await answer.text()]).toEqual([200, newsletterMessages.sent]);
    const token = await tokenOf(relay);
    const page = await get(relay, `/newsletter/confirm?token=${token}`);
    expect(await page.text()).toBe(`/newsletter/confirm ${token}`);
    expect(await subscribersOf(relay)).toMatchObject([{ address: 'asha@example.com', state: 'pending' }]);

    const confirmed = await post(relay, '/newsletter/confirm', { token }, navigation);
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/newsletter/confirmed']);
    expect(await subscribersOf(relay)).toMatchObject([
      { email: 'Asha@Example.com', state: 'confirmed', confirmed_at: expect.any(Number) },
    ]);
    const click = await post(relay, '/newsletter/confirm', { token });
    expect(click.headers.get('location')).toBe('/newsletter/confirmed');
    const again = await subscribe(relay, 'asha@example.com');
    expect([again.status, await again.text()]).toEqual([200, newsletterMessages.sent]);
    expect(await subscribersOf(relay)).toMatchObject([{ state: 'confirmed' }]);
    const mails = (await relay.rows()).map(({ template }) => template);
    expect(mails.toSorted()).toEqual(['newsletter_again', 'newsletter_confirm', 'newsletter_welcome']);
    expect(await mailOf(relay, 'newsletter_again')).toMatchObject({ email: 'Asha@Example.com' });
    // Whatever language comes first by the time they are sent.
    for (const template of ['newsletter_confirm', 'newsletter_welcome'])
      expect(await mailOf(relay, template)).toMatchObject({ language: languages.en.tag });
    const way = await tokenOf(relay, 'newsletter_again');
    await post(relay, '/newsletter/unsubscribe', { token: way });
    expect(await subscribersOf(relay)).toMatchObject([{ state: 'left' }]);
  });

  test('a second click, or a retry after an answer that got lost, is one mail and costs one of each limit, and later asking is another', async () => {
    let time = Date.now();
    const relay = await open({ now: () => time });
    const ask = async (email = 'asha@example.com') => (await subscribe(relay, email)).status;
    const spelt = ['asha@example.com', 'Asha@example.com', 'ASHA@example.com', 'asha@Example.com'];
    expect(await Promise.all(spelt.map(ask))).toEqual([200, 200, 200, 200]);
    time += retention.sameMessage - 1;
    // More than one visitor may order in a minute.
    for (let click = 0; click < 40; click += 1) expect(await ask('Asha@Example.Com')).toBe(200);
    expect(await relay.rows()).toHaveLength(1);
    time += 1;
    await ask();
    expect(await relay.rows()).toHaveLength(2);
    expect(await subscribersOf(relay)).toHaveLength(1);
  });

  test('the link is good for 48 hours also when somebody asks again a week later; then the address is forgotten', async () => {
    let time = Date.UTC(2026, 10, 20);
    const relay = await open({ now: () => time });
    const { prune } = storeOf(relay, () => time);
    for (const email of ['asha@example.com', 'ravi@example.com']) await subscribe(relay, email);
    await relay.routes.fetch(jsonRequest());
    time += retention.unconfirmedAddress - 1;
    await subscribe(relay, 'asha@example.com');
    time += retention.newsletterLink - 1;
    await prune(time);
    expect(await subscribersOf(relay)).toMatchObject([{ email: 'asha@example.com', state: 'pending' }]);
    const token = await tokenOf(relay);
    expect((await get(relay, `/newsletter/confirm?token=${token}`)).status).toBe(200);
    time += 1;
    const late = await post(relay, '/newsletter/confirm', { token });
    expect([late.headers.get('location'), retention.newsletterLink]).toEqual(['/newsletter/expired', 48 * 3_600_000]);
    time += 1;
    await prune(time);
    expect(await subscribersOf(relay)).toEqual([]);
    // The mails hold the address as well; what its holder wrote stays.
    expect(await relay.rows()).toMatchObject([{ template: 'contact' }]);
  });

  test('an order keeps its link also when the address is about to be forgotten', async () => {
    let time = Date.UTC(2026, 10, 20);
    const relay = await open({ now: () => time });
    const { prune } = storeOf(relay, () => time);
    const meet = interleaving(relay.database);
    for (const calls of ['order first', 'pruning first']) {
      for (let at = 0, isOver = false; !isOver; at += 1) {
        const email = `${calls.replace(' ', '-')}-${at}@example.com`;
        await subscribe(relay, email, from(`10.0.${at}.1`));
        time += retention.unconfirmedAddress + 1;
        const order = async () => subscribe(relay, email, from(`10.0.${at}.1`));
        ({ isOver } = await (calls === 'order first'
          ? meet({ at, held: order, other: () => prune(time) })
          : meet({ at, held: () => prune(time), other: order })));
        const link = await get(relay, `/newsletter/confirm?token=${await tokenOf(relay)}`);
        expect([calls, at, link.status]).toEqual([calls, at, 200]);
        await relay.database.db.deleteFrom('subscribers').execute();
        await relay.database.db.deleteFrom('outbox').execute();
      }
    }
  });

  test('one click in a mail program ends it, and as often as it likes (RFC 8058)', async () => {
    const relay = await open();
    const { way } = await subscribed(relay);
    // Some say that they take pages, as every program written with Java's own client.
    for (const headers of [{}, {}, { accept: 'text/html, image/gif, image/jpeg, */*; q=0.2' }]) {
      const click = { 'List-Unsubscribe': 'One-Click' };
      const answer = await post(relay, `/newsletter/unsubscribe?token=${way}`, click, headers);
      expect([answer.status, await answer.text()]).toEqual([200, newsletterMessages.left]);
    }
    expect(await subscribersOf(relay)).toMatchObject([{ state: 'left' }]);
  });

  test('who leaves while an old link is confirmed once more is not subscribed again', async () => {
    const relay = await open();
    const meet = interleaving(relay.database);
    for (let at = 0, isOver = false; !isOver; at += 1) {
      const email = `asha-${at}@example.com`;
      const { token, way } = await subscribed(relay, email, from(`10.0.${at}.1`));
      const held = async () => post(relay, '/newsletter/confirm', { token });
      const other = async () => post(relay, '/newsletter/unsubscribe', { token: way });
      ({ isOver } = await meet({ at, held, other }));
      const left = relay.database.db.selectFrom('subscribers').select('state').where('address', '=', email);
      expect([at, await left.execute()]).toEqual([at, [{ state: 'left' }]]);
    }
  });

  test('the unsubscribe link shows a button; then an old confirmation link no longer subscribes, and a new one does', async () => {
    const relay = await open();
    const { token, way } = await subscribed(relay);
    await get(relay, `/newsletter/unsubscribe?token=${way}`);
    expect(await subscribersOf(relay)).toMatchObject([{ state: 'confirmed' }]);
    const left = await post(relay, '/newsletter/unsubscribe', { token: way }, navigation);
    expect(left.headers.get('location')).toBe('/newsletter/unsubscribed');
    for (const old of [token, way]) {
      const back = await post(relay, '/newsletter/confirm', { token: old });
      expect(back.headers.get('location')).toBe('/newsletter/expired');
    }
    await subscribed(relay);
    expect(await subscribersOf(relay)).toMatchObject([{ state: 'confirmed', left_at: null }]);
  });

  test('whatever is done with one address, nothing of another changes', async () => {
    let time = Date.UTC(2026, 10, 20);
    const relay = await open({ now: () => time });
    const { db } = relay.database;
    const { forget, stateOf } = storeOf(relay, () => time);
    await subscribed(relay, 'ravi@example.com');
    await subscribe(relay, 'devi@example.com');
    const others = () =>
      Promise.all(
        (['subscribers', 'newsletter_tokens'] as const).map((table) =>
          db.selectFrom(table).selectAll().where('address', '!=', 'asha@example.com').execute(),
        ),
      );
    const before = await others();
    time += 1;
    const { way } = await subscribed(relay);
    await post(relay, '/newsletter/unsubscribe', { token: way });
    const states = [await stateOf('asha@example.com'), await stateOf('devi@example.com')];
    expect(states).toMatchObject([{ state: 'left' }, { state: 'pending' }]);
    await db.transaction().execute((transaction) => forget(transaction, 'asha@example.com'));
    expect(await others()).toEqual(before);
  });

  test('the change and its mail are stored together: without the mail there is no subscriber', async () => {
    const relay = await open();
    const { database } = relay;
    const outbox = { enqueueIn: () => Promise.reject(new Error('full')) };
    const broken = createSubscribers({ database, outbox, now: Date.now });
    await expect(broken.subscribe('asha@example.com', true, languages.en.tag)).rejects.toThrow('full');
    expect(await subscribersOf(relay)).toEqual([]);
  });

  test('an export is made also while somebody in it is forgotten', async () => {
    const relay = await open();
    const subscribers = storeOf(relay);
    const meet = interleaving(relay.database);
    for (const calls of ['export first', 'forgetting first']) {
      for (let at = 0, isOver = false; !isOver; at += 1) {
        const email = `${calls.replace(' ', '-')}-${at}@example.com`;
        await subscribed(relay, email, from(`10.0.${at}.1`));
        const forget = () => relay.database.db.transaction().execute((one) => relay.visitors.forget(one, email));
        ({ isOver } = await (calls === 'export first'
          ? meet({ at, held: () => exported(subscribers), other: forget })
          : meet({ at, held: forget, other: () => exported(subscribers) })));
        expect([calls, at, await subscribersOf(relay)]).toEqual([calls, at, []]);
      }
    }
  });

  test('the links of an export go after 400 days', async () => {
    const relay = await open();
    await subscribed(relay);
    let time = Date.now();
    const subscribers = storeOf(relay, () => time);
    const [reader] = await exported(subscribers);
    const token = reader?.unsubscribe.split('token=')[1] ?? '';
    time += 399 * 24 * 60 * 60_000;
    expect(await subscribers.isValid(token, 'unsubscribe')).toBe(true);
    time += 2 * 24 * 60 * 60_000;
    await subscribers.prune(time);
    const ending = relay.database.db.selectFrom('newsletter_tokens').where('expires_at', 'is not', null);
    expect(await ending.selectAll().execute()).toEqual([]);
  });

  test('an export of thousands lists each once, leaves room for other work, and holds up no message', async () => {
    const relay = await open();
    const reader = { state: 'confirmed' as const, created_at: 1, left_at: null };
    const emails = Array.from({ length: 3000 }, (_, index) => `reader-${index}@example.com`);
    const rows = emails.map((email, index) => ({ ...reader, address: email, email, confirmed_at: 9 - (index % 2) }));
    await relay.database.db.insertInto('subscribers').values(rows).execute();
    let isOver = false;
    const exporting = exported(storeOf(relay)).finally(() => (isOver = true));
    const written = relay.database.proveWrite().then(() => isOver);
    expect(await turnsDuring(exporting)).toBeGreaterThan(9);
    expect(await written).toBe(false);
    const found = await exporting;
    expect(found.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
    expect(found.map(({ confirmed }) => Date.parse(confirmed))).toEqual(rows.map((_, index) => (index < 1500 ? 8 : 9)));
  });

  test('what has expired by thousands, as the links of an issue do at once, is deleted in parts', async () => {
    const relay = await open();
    await subscribed(relay);
    const link = { address: 'asha@example.com', purpose: 'unsubscribe', expires_at: 1 } as const;
    const ending = Array.from({ length: 2000 }, (_, index) => ({ ...link, hash: `${index}` }));
    await relay.database.db.insertInto('newsletter_tokens').values(ending).execute();
    expect(await turnsDuring(storeOf(relay).prune(2))).toBeGreaterThan(9);
    const left = relay.database.db.selectFrom('newsletter_tokens').select('hash').where('expires_at', '=', 1);
    expect(await left.execute()).toEqual([]);
  });

  test('no page of the subscribers puts all of them in order, and no pruning reads all links', async () => {
    const subscribers = storeOf(await open());
    const plans = await plansDuring(async () => {
      for (const state of [undefined, 'left'] as const) await subscribers.list({ state }, { from: 50, count: 25 });
      await exported(subscribers);
      await subscribers.prune(1);
    });
    expect(plans).not.toContain('USE TEMP B-TREE FOR ORDER BY');
    expect(plans).not.toContain('SCAN newsletter_tokens');
  });
});
