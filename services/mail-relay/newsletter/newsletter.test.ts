import { expect, test } from 'vitest';
import { newsletterMessages } from '../../../contracts/messages.ts';
import { retention } from '../../../contracts/retention.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { interleaving } from '../../database/testing/interleaving.ts';
import { turnsDuring } from '../../testing/turns-during.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { sinkOfTest } from '../testing/smtp-sink.ts';
import { from, jsonRequest, siteOrigin, type TestRelay, testRelay } from '../testing/test-relay.ts';
import { confirmMs, createSubscribers, sameRequestMs } from './subscribers.ts';

const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

function post(relay: TestRelay, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  return relay.routes.fetch(new Request(`${siteOrigin}${path}`, { method: 'POST', headers, body }));
}
const get = (relay: TestRelay, path: string) => relay.routes.fetch(new Request(`${siteOrigin}${path}`));
const subscribe = (relay: TestRelay, email: string, headers: Record<string, string> = {}) =>
  post(relay, '/newsletter/subscribe', { email }, headers);

const subscribersOf = (relay: TestRelay) => relay.database.db.selectFrom('subscribers').selectAll().execute();

/** The newest mail of a kind in the outbox, as its fields. */
async function mailOf(relay: TestRelay, template: string): Promise<Record<string, string>> {
  const row = (await relay.rows()).findLast((one) => one.template === template);
  return JSON.parse(row?.fields ?? '{}') as Record<string, string>;
}
const tokenOf = async (relay: TestRelay, template = 'newsletter_confirm') =>
  (await mailOf(relay, template))['token'] ?? '';

/** Subscribes an address and confirms it; returns the tokens of its two mails. */
async function subscribed(relay: TestRelay, email = 'asha@example.com', headers: Record<string, string> = {}) {
  await subscribe(relay, email, headers);
  const token = await tokenOf(relay);
  const answer = await post(relay, '/newsletter/confirm', { token });
  expect(answer.headers.get('location')).toBe('/newsletter/confirmed');
  return { token, way: await tokenOf(relay, 'newsletter_welcome') };
}

/** The subscribers in the store of a relay. */
const storeOf = ({ database }: TestRelay, now = () => Date.now()) =>
  createSubscribers({ database, outbox: createOutbox(database, { now }), now });

describeOnEachDialect('The newsletter', (freshStore) => {
  const open = async (options: Parameters<typeof testRelay>[0] = {}) =>
    testRelay({ store: await freshStore(), ...options });

  test('asks the owner of an address, who is subscribed only after their word', async () => {
    const relay = await open();
    const answer = await subscribe(relay, 'Asha@Example.com');
    expect([answer.status, await answer.text()]).toEqual([200, newsletterMessages.sent]);
    expect(await subscribersOf(relay)).toMatchObject([{ address: 'asha@example.com', state: 'pending' }]);

    const token = await tokenOf(relay);
    const confirmed = await post(relay, '/newsletter/confirm', { token }, navigation);
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/newsletter/confirmed']);
    expect(await subscribersOf(relay)).toMatchObject([{ email: 'Asha@Example.com', state: 'confirmed' }]);
    // Whatever language comes first by the time they are sent.
    for (const template of ['newsletter_confirm', 'newsletter_welcome'])
      expect(await mailOf(relay, template)).toMatchObject({ language: 'en-IN' });
  });

  test('following the link confirms nothing: programs follow every link of a mail', async () => {
    const relay = await open({ answerPage: (name, { token }) => new Response(`${name} ${token}`) });
    await subscribe(relay, 'asha@example.com');
    const token = await tokenOf(relay);
    const page = await get(relay, `/newsletter/confirm?token=${token}`);
    expect(await page.text()).toBe(`/newsletter/confirm ${token}`);
    expect(await subscribersOf(relay)).toMatchObject([{ state: 'pending' }]);
  });

  test('a second click, or a retry after an answer that got lost, is one mail, and later asking is another', async () => {
    let time = Date.now();
    const relay = await open({ now: () => time });
    const ask = async (email = 'asha@example.com') => (await subscribe(relay, email)).status;
    expect(await Promise.all([ask(), ask(), ask('ASHA@example.com'), ask()])).toEqual([200, 200, 200, 200]);
    time += sameRequestMs - 1;
    await ask('Asha@Example.Com');
    expect(await relay.rows()).toHaveLength(1);
    time += 1;
    await ask();
    expect(await relay.rows()).toHaveLength(2);
    expect(await subscribersOf(relay)).toHaveLength(1);
  });

  test('answers a known address as it answers a new one, and tells its owner by mail', async () => {
    const relay = await open();
    await subscribed(relay);
    const again = await subscribe(relay, 'asha@example.com');
    expect([again.status, await again.text()]).toEqual([200, newsletterMessages.sent]);
    expect(await subscribersOf(relay)).toMatchObject([{ state: 'confirmed' }]);
    expect(await mailOf(relay, 'newsletter_again')).toMatchObject({ email: 'asha@example.com' });
  });

  test('a second click on the button is no failure and no second mail', async () => {
    const relay = await open();
    const { token } = await subscribed(relay);
    const again = await post(relay, '/newsletter/confirm', { token });
    expect(again.headers.get('location')).toBe('/newsletter/confirmed');
    expect((await relay.rows()).filter(({ template }) => template === 'newsletter_welcome')).toHaveLength(1);
  });

  test('the link is good for 48 hours also when somebody asks again a week later; then the address is forgotten', async () => {
    let time = Date.UTC(2026, 10, 20);
    const relay = await open({ now: () => time });
    const { prune } = storeOf(relay, () => time);
    for (const email of ['asha@example.com', 'ravi@example.com']) await subscribe(relay, email);
    await relay.routes.fetch(jsonRequest());
    time += retention.unconfirmedAddress - 1;
    await subscribe(relay, 'asha@example.com');
    time += confirmMs - 1;
    await prune();
    expect(await subscribersOf(relay)).toMatchObject([{ email: 'asha@example.com', state: 'pending' }]);
    const token = await tokenOf(relay);
    expect((await get(relay, `/newsletter/confirm?token=${token}`)).status).toBe(200);
    time += 1;
    const late = await post(relay, '/newsletter/confirm', { token });
    expect([late.headers.get('location'), confirmMs]).toEqual(['/newsletter/expired', 48 * 3_600_000]);
    time += 1;
    await prune();
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
          ? meet({ at, held: order, other: prune })
          : meet({ at, held: prune, other: order })));
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
      ({ isOver } = await meet({
        at,
        held: async () => post(relay, '/newsletter/confirm', { token }),
        other: async () => post(relay, '/newsletter/unsubscribe', { token: way }),
      }));
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
    const back = await post(relay, '/newsletter/confirm', { token });
    expect(back.headers.get('location')).toBe('/newsletter/expired');
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
    expect([await stateOf('asha@example.com'), await stateOf('devi@example.com')]).toMatchObject([
      { state: 'left' },
      { state: 'pending' },
    ]);
    await db.transaction().execute((transaction) => forget(transaction, 'asha@example.com'));
    expect(await others()).toEqual(before);
  });

  test('the change and its mail are stored together: without the mail there is no subscriber', async () => {
    const relay = await open();
    const { database } = relay;
    const outbox = { enqueueIn: () => Promise.reject(new Error('full')) };
    const broken = createSubscribers({ database, outbox, now: Date.now });
    await expect(broken.subscribe('asha@example.com', true)).rejects.toThrow('full');
    expect(await subscribersOf(relay)).toEqual([]);
  });

  test('the export has who confirmed and nobody else, each with a way out that works', async () => {
    const relay = await open();
    await subscribe(relay, 'ravi@example.com');
    await subscribed(relay);
    const subscribers = storeOf(relay);
    const list = await subscribers.exportConfirmed();
    expect(list).toHaveLength(1);
    expect(await subscribers.unsubscribe(list[0]?.token ?? '')).toBe(true);
    expect(await subscribers.exportConfirmed()).toEqual([]);
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
          ? meet({ at, held: subscribers.exportConfirmed, other: forget })
          : meet({ at, held: forget, other: subscribers.exportConfirmed })));
        expect([calls, at, await subscribersOf(relay)]).toEqual([calls, at, []]);
      }
    }
  });

  test('the links of an export go after 400 days', async () => {
    const relay = await open();
    const { db } = relay.database;
    const reader = { address: 'asha@example.com', email: 'asha@example.com', created_at: 1, left_at: null };
    await db
      .insertInto('subscribers')
      .values({ ...reader, state: 'confirmed', confirmed_at: 2 })
      .execute();
    let time = Date.now();
    const subscribers = storeOf(relay, () => time);
    const [exported] = await subscribers.exportConfirmed();
    time += 399 * 24 * 60 * 60_000;
    expect(await subscribers.isValid(exported?.token ?? '', 'unsubscribe')).toBe(true);
    time += 2 * 24 * 60 * 60_000;
    await subscribers.prune();
    expect(await db.selectFrom('newsletter_tokens').select('hash').execute()).toEqual([]);
  });

  test('an export of thousands leaves room for other work between its parts', async () => {
    const relay = await open();
    const reader = { state: 'confirmed' as const, created_at: 1, confirmed_at: 2, left_at: null };
    const emails = Array.from({ length: 3000 }, (_, index) => `reader-${index}@example.com`);
    const rows = emails.map((email) => ({ ...reader, address: email, email }));
    await relay.database.db.insertInto('subscribers').values(rows).execute();
    const exporting = storeOf(relay).exportConfirmed();
    expect(await turnsDuring(exporting)).toBeGreaterThan(1);
    expect(await exporting).toHaveLength(3000);
  });
});

test('a person without JavaScript is led to a page, and gets a refused address back in the form', async () => {
  const relay = await testRelay({
    answerPage: (name, values, status) => new Response(`${name} ${values.notice} ${values.email}`, { status }),
  });
  const sent = await subscribe(relay, 'asha@example.com', navigation);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/newsletter/sent']);
  const refused = await subscribe(relay, 'asha@', navigation);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    '/newsletter/not-sent Please enter a valid email address. asha@',
  ]);
  const byScript = await subscribe(relay, 'a b@example.com');
  expect([byScript.status, await byScript.text()]).toEqual([422, newsletterMessages.invalidEmail]);
});

test('while the store takes nothing, an order and a way out are refused for ten seconds', async () => {
  const relay = await testRelay({
    answerPage: (name, { email }, status) => new Response(`${name} ${email}`, { status }),
  });
  await relay.database.db.schema.dropTable('newsletter_tokens').execute();
  const answers = [
    await subscribe(relay, 'asha@example.com'),
    await subscribe(relay, 'asha@example.com', navigation),
    await post(relay, '/newsletter/unsubscribe', { token: 'x' }),
  ];
  expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual([
    [503, newsletterMessages.failed],
    [503, '/newsletter/not-sent asha@example.com'],
    [503, newsletterMessages.failed],
  ]);
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['10', '10', '10']);
});

test('one address gets three mails an hour at most, and nobody is told of a fourth that was not sent', async () => {
  let time = Date.now();
  const relay = await testRelay({ now: () => time });
  const statuses = [];
  for (let ask = 1; ask <= 4; ask += 1) {
    statuses.push((await subscribe(relay, 'asha@example.com', from(`10.0.0.${ask}`))).status);
    time += 2 * sameRequestMs;
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await relay.rows()).toHaveLength(3);
});

test('one client cannot cause confirmation mails to many addresses', async () => {
  const relay = await testRelay();
  const answers = [];
  for (let one = 1; one <= 40; one += 1)
    answers.push(await subscribe(relay, `visitor${one}@example.com`, from('10.9.9.9')));
  expect(answers.at(-1)?.status).toBe(429);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('what fills in the hidden field is answered alike and gets no mail', async () => {
  const relay = await testRelay();
  const answer = await post(relay, '/newsletter/subscribe', { email: 'a@example.com', homepage_url: 'x' });
  expect(await answer.text()).toBe(newsletterMessages.sent);
  expect(await relay.rows()).toEqual([]);
});

test('a page of another site can neither subscribe nor confirm', async () => {
  const relay = await testRelay();
  for (const path of ['/newsletter/subscribe', '/newsletter/confirm']) {
    const answer = await post(relay, path, { email: 'a@example.com' }, { origin: 'https://evil.example' });
    expect([path, answer.status]).toEqual([path, 403]);
  }
});

test('the mails carry their links, and the letters the headers of one click', async () => {
  const sink = await sinkOfTest();
  const relay = await testRelay({ smtpUrl: sink.url });
  relay.start();
  await subscribe(relay, 'asha@example.com');
  await relay.untilRows('sent', 1);
  const confirm = sink.mails[0];
  expect(confirm?.to?.map(({ address }) => address)).toEqual(['asha@example.com']);
  const link = /https:\/\/jantar\.example\/newsletter\/confirm\?token=([\w-]{43})/.exec(confirm?.text ?? '');
  expect(confirm?.html).toContain(link?.[0]);
  expect(confirm?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);

  await post(relay, '/newsletter/confirm', { token: link?.[1] ?? '' });
  await relay.untilRows('sent', 2);
  const header = (name: string) => sink.mails[1]?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('list-unsubscribe')).toMatch(/^<https:\/\/jantar\.example\/newsletter\/unsubscribe\?token=[\w-]{43}>$/);
});
