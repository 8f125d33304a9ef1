import { expect, test } from 'vitest';
import { newsletterMessages } from '../../../contracts/messages.ts';
import { post, subscribe } from '../testing/newsletter-calls.ts';
import { sinkOfTest } from '../testing/smtp-sink.ts';
import { from, navigation, testRelay } from '../testing/test-relay.ts';

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
