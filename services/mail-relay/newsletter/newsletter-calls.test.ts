import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { emailAnswers } from '../../../contracts/email-wire.ts';
import { newsletterMessages } from '../../../contracts/messages.ts';
import { retention } from '../../../contracts/retention.ts';
import { honeypotField } from '../../../contracts/spam-check.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { openStore } from '../../database/testing/open-store.ts';
import { createLimits } from '../../limits/limits.ts';
import { post, subscribe, subscribersOf } from '../testing/newsletter-calls.ts';
import { sinkOfTest } from '../testing/smtp-sink.ts';
import { from, jsonRequest, navigation, type TestRelay, testRelay } from '../testing/test-relay.ts';

const invalid = newsletterMessages.invalidEmail;

type Order = (relay: TestRelay, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
const byForm: Order = (relay, fields, headers) => post(relay, '/newsletter/subscribe', fields, headers);
const byProtocol: Order = async (relay, fields, headers) =>
  relay.routes.fetch(jsonRequest({ template_id: 'newsletter', template_params: fields }, headers));
const templatesOf = async (relay: TestRelay) => (await relay.rows()).map(({ template }) => template);

describe.each([
  ['The form of the newsletter', byForm, newsletterMessages.sent],
  ['The template `newsletter` of the e-mail protocol', byProtocol, emailAnswers.ok],
])('%s', (_, order, ok) => {
  test('asks the owner of the address for their word, writes to nobody else, and answers a program that fills every field alike', async () => {
    const relay = await testRelay();
    const told = async (fields: Record<string, string>) => {
      const answer = await order(relay, fields);
      return [answer.status, await answer.text()];
    };
    for (const fields of [{}, { email: 'a@' }, { email: 'a b@c.example' }, { email: 'a@b.example\nbcc: c@d.example' }])
      expect([fields, await told(fields)]).toEqual([fields, [422, invalid]]);
    expect(await told({ email: 'asha@example.com', [honeypotField]: 'https://spam.example' })).toEqual([200, ok]);
    expect([await subscribersOf(relay), await templatesOf(relay)]).toEqual([[], []]);
    expect(await told({ email: 'Asha@Example.com', name: 'Asha' })).toEqual([200, ok]);
    expect(await subscribersOf(relay)).toMatchObject([{ address: 'asha@example.com', state: 'pending' }]);
    expect(await templatesOf(relay)).toEqual(['newsletter_confirm']);
  });

  test('leads a person without JavaScript to a page, and gives a refused address back in the form', async () => {
    const relay = await testRelay({
      answerPage: (name, values, status) => new Response(`${name} ${values.notice} ${values.email}`, { status }),
    });
    const sent = await order(relay, { email: 'asha@example.com' }, navigation);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/newsletter/sent']);
    const refused = await order(relay, { email: 'asha@' }, navigation);
    expect([refused.status, await refused.text()]).toEqual([422, `/newsletter/not-sent ${invalid} asha@`]);
  });
});

test('while the store takes nothing, an order and a way out are refused for ten seconds, and cost nothing of the budget', async () => {
  const relay = await testRelay({
    answerPage: (name, { email }, status) => new Response(`${name} ${email}`, { status }),
  });
  const rename = (table: string, to: string) => relay.database.db.schema.alterTable(table).renameTo(to).execute();
  await rename('newsletter_tokens', 'away');
  const answers = [
    await subscribe(relay, 'asha@example.com'),
    await subscribe(relay, 'asha@example.com', navigation),
    await post(relay, '/newsletter/unsubscribe', { token: 'x' }),
  ];
  for (let again = 0; again < 3; again += 1) await subscribe(relay, 'asha@example.com');
  await rename('away', 'newsletter_tokens');
  expect((await subscribe(relay, 'asha@example.com')).status).toBe(200);
  expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual([
    [503, newsletterMessages.failed],
    [503, '/newsletter/not-sent asha@example.com'],
    [503, newsletterMessages.failed],
  ]);
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['10', '10', '10']);
});

test('one client cannot cause confirmation mails to many addresses', async () => {
  const relay = await testRelay();
  const answers = [];
  for (let one = 1; one <= 40; one += 1)
    answers.push(await subscribe(relay, `visitor${one}@example.com`, from('10.9.9.9')));
  expect(answers.at(-1)?.status).toBe(429);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
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

describeOnEachDialect('A subscription to the newsletter', (freshStore) => {
  test('causes three mails an hour to one address at most, by the form and by the protocol, and nobody is told of a fourth', async () => {
    let now = 1_795_000_000_000;
    const relay = await testRelay({ store: await freshStore(), now: () => now });
    const ask = (order: Order) => order(relay, { email: 'asha@example.com' });
    for (const order of [byForm, byProtocol, byForm]) {
      const answers = await Promise.all([ask(order), ask(order), ask(order)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      now += 2 * retention.sameMessage;
    }
    const refused = await Promise.all([ask(byForm), ask(byForm), ask(byProtocol)]);
    const waits = refused.map(({ headers }) => Number(headers.get('retry-after')));
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(Math.min(...waits)).toBeGreaterThan(3000);
    expect(await relay.rows()).toHaveLength(3);
  });

  test('by more people at once than the database has connections does not deadlock on counting in that database', async () => {
    const store = await freshStore();
    const database = await openStore(store);
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const limits = createLimits({ database, secret: 'of this test', log });
    const relay = await testRelay({ store, database, limits });
    const asks = Array.from({ length: 12 }, (_, index) =>
      subscribe(relay, `visitor${index}@example.com`, from(`10.0.${index}.1`)),
    );
    expect((await Promise.all(asks)).map(({ status }) => status)).toEqual(asks.map(() => 200));
    expect(await relay.rows()).toHaveLength(12);
    expect(lines).toEqual([]);
  });
});
