import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { company } from '../../../content/company.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import type { MailRelayOptions } from '../relay-options.ts';
import { sinkOfTest } from '../testing/smtp-sink.ts';
import { contactFields } from '../testing/contact-message.ts';
import { subscribe } from '../testing/newsletter-calls.ts';
import { openMailbox } from '../testing/test-mailbox.ts';

vi.mock('../../../content/company/contact-facts.ts', () => import('../../../content/testing/office-in-india.ts'));

const tag = '<img src=x onerror=alert(1)>';
const hostile = `"><script>alert(1)</script>${tag}`;

describeOnEachDialect('The mailbox', (freshStore) => {
  const open = async (more: Partial<MailRelayOptions> = {}) => openMailbox({ store: await freshStore(), ...more });

  test('says so when it is empty, and is found with a slash at its end', async () => {
    const { ask } = await open();
    expect((await ask('/mailbox')).text).toContain('No messages yet');
    expect((await ask('/mailbox/subscribers')).text).toContain('No subscribers yet');
    expect((await ask('/mailbox/views')).text).toContain('No page has been viewed yet.');
    const { status, headers } = await ask('/mailbox/');
    expect([status, headers.get('location')]).toEqual([308, '/mailbox']);
  });

  test('answers what no form of it sends, an address or a name with NUL, as one that it does not know', async () => {
    const { press } = await open();
    const statuses = await Promise.all([
      press('/mailbox/subscribers/end', { email: 'a\u0000@example.com' }),
      press('/mailbox/settings/passkeys/rename', { id: 'a\u0000', name: 'Laptop' }),
      press('/mailbox/settings/passkeys/remove', { id: 'a\u0000' }),
      press('/mailbox/settings/sessions/end', { id: 'a\u0000' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([303, 400, 400, 303]);
  });

  test('lists what was sent, and shows one with everything that was typed, a call’s time by both clocks', async () => {
    const { ask, press, send, first } = await open();
    await send({ message: 'First\n\nसे बात & <b>more</b>' });
    expect((await ask('/mailbox')).text).toContain(contactFields.subject);
    const { status, text } = await ask(await first());
    expect(status).toBe(200);
    expect(text).toContain('First\n\nसे बात &amp; &lt;b&gt;more&lt;/b&gt;');
    expect(text).toContain('href="mailto:asha@example.com?subject=Re%3A%20A%20new%20shop&amp;body=');
    expect(text).toContain(
      `Asha%20Verma%20wrote%3A%0D%0A%3E%20First%0D%0A%3E%20%0D%0A%3E%20${encodeURIComponent('से बात & <b>more</b>')}"`,
    );
    expect(text).toContain('To be sent');
    const done = await press(`${await first()}/done`);
    expect([done.status, done.text.includes('It is still being delivered')]).toEqual([409, true]);
    await send({}, 'booking');
    const booking = (await ask(await first('/mailbox?kind=booking'))).text;
    expect(booking).toContain(`Monday 24 November 2098, 13:00 in ${company.clock}`);
    expect(booking).toContain('Monday 24 November 2098, 11:30 for the visitor (Asia/Dubai)');
    expect(booking).toContain('href="tel:+97140000000"');
  });

  test('offers a reply to one person, and none where there are several addresses', async () => {
    const { ask, send, listed } = await open();
    const several = ['asha@example.com,mallory@example.com', 'asha@example.com;m@example.com', 'a%2Cb@example.com,'];
    for (const email of several) await send({ email, message: email }, 'booking');
    const entries = await listed('/mailbox?kind=booking');
    expect(entries).toHaveLength(several.length);
    for (const entry of entries) expect((await ask(entry)).text).not.toContain('mailto:');
  });

  test('links what a visitor wrote in the text of the email, without what ends the sentence', async () => {
    const { ask, send, first } = await open();
    await send({ message: 'See https://pots.example, (https://kiln.example/a?b=1) या https://clay.example/।' });
    const { text } = await ask(await first());
    const links = [...text.matchAll(/href="([^"]+)" rel="noreferrer"/g)].map(([, link]) => link);
    expect(links).toEqual(['https://pots.example', 'https://kiln.example/a?b=1', 'https://clay.example/']);
  });

  test('whatever is typed into whatever field stays text', async () => {
    const { ask, send, listed } = await open();
    await send({ name: hostile, subject: hostile, message: hostile });
    await send({ name: hostile, phone: hostile, message: hostile, time_zone: hostile }, 'booking');
    const entries = [...(await listed('/mailbox?kind=message')), ...(await listed('/mailbox?kind=booking'))];
    expect(entries).toHaveLength(2);
    const query = encodeURIComponent(hostile);
    const pages = ['/mailbox', `/mailbox?q=${query}&kind=${query}&state=${query}&page=${query}`];
    for (const path of [...pages, ...entries, `/mailbox/subscribers?q=${query}`, `/mailbox/x?said=${query}`]) {
      const { text } = await ask(path);
      expect(text).not.toMatch(/<script|<img/);
    }
    for (const entry of entries) {
      const { text, headers } = await ask(`${entry}/mail`);
      expect(text).not.toMatch(/<script|<img/);
      expect(headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/);
      expect(headers.get('content-security-policy')).not.toContain('allow-scripts');
    }
  });

  test('finds by kind, state and words, and turns pages', async () => {
    const { send, listed, ask } = await open();
    for (let number = 1; number <= 27; number += 1) await send({ message: `Number ${number}.` });
    await send({ name: `Ravi ${'x'.repeat(1000)}`, message: 'A call' }, 'booking');
    expect(await listed()).toHaveLength(25);
    expect((await ask('/mailbox')).text).not.toContain('x'.repeat(200));
    expect(await listed('/mailbox?page=2')).toHaveLength(3);
    expect(await listed('/mailbox?kind=message&state=waiting&page=2')).toHaveLength(2);
    expect(await listed('/mailbox?q=number%0013.')).toHaveLength(1);
    const second = (await ask('/mailbox?state=waiting&page=2')).text;
    expect(second).toContain('<title>Inbox · Waiting · Page 2 of 2 · ');
    // Another part of the list begins at its first page.
    expect(second).toContain('href="/mailbox?state=failed"');
    // One kind and one state.
    expect(second.match(/aria-current="true"/g)).toHaveLength(2);
    expect((await ask('/mailbox?kind=message')).text).toContain('type="hidden" name="kind" value="message"');
    for (const [empty, last] of [
      ['/mailbox?kind=message&page=999', '/mailbox?kind=message&page=2'],
      ['/mailbox?page=3&said=deleted', '/mailbox?page=2&said=deleted'],
      ['/mailbox/subscribers?q=a&page=3&said=ended', '/mailbox/subscribers?q=a&said=ended'],
    ] as const) {
      expect((await ask(empty)).headers.get('location'), empty).toBe(last);
    }
    expect((await ask('/mailbox?q=number+13.')).text).toContain('1 email with “number 13.”');
  });

  test('quotes the beginning of a long message in a reply, which no program may cut', async () => {
    const { ask, send, first } = await open();
    await send({ name: 'आशा वर्मा', subject: 'नीले बर्तन की दुकान'.repeat(4), message: 'नीले बर्तन '.repeat(500) });
    const [, link = ''] = /"(mailto:[^"]*)"/.exec((await ask(await first())).text) ?? [];
    expect(link.replaceAll('&amp;', '&').length).toBeLessThanOrEqual(2000);
    expect(decodeURIComponent(link)).toMatch(/> नीले [^]*…$/);
  });

  test('deletes what was kept back or delivered, for good, and nothing that is on its way', async () => {
    const { ask, press, send, first, listed } = await open();
    await send();
    const waiting = await first();
    expect((await ask(waiting)).text).not.toMatch(/\/(?:delete|done|reopen)/);
    expect((await press(`${waiting}/delete`)).status).toBe(409);
    await send({ message: 'Cheap links', homepage_url: 'https://spam.example' });
    const held = await first('/mailbox?state=held');
    const { headers } = await press(`${held}/delete?state=held`);
    expect(headers.get('location')).toBe('/mailbox?state=held&said=deleted');
    expect((await ask('/mailbox?said=deleted')).text).toContain('The email was deleted.');
    expect((await ask(held)).status).toBe(404);
    expect(await listed()).toEqual([waiting]);
  });

  test('leads from a mail back to the list it was opened from, also after a button, and from the page of a refused button to that of the button', async () => {
    const { ask, press, send, first } = await open();
    await send({ message: 'A shop.' });
    const entry = await first('/mailbox?kind=message&q=shop');
    const { text } = await ask(`${entry}?kind=message&q=shop&page=3`);
    expect(text).toContain('href="/mailbox?kind=message&amp;q=shop&amp;page=3"');
    const pressed = await press(`${entry}/reopen?kind=message&q=shop`);
    expect(pressed.headers.get('location')).toBe(`${entry}?kind=message&q=shop&said=reopen`);
    expect((await press(`${entry}/done?q=shop`)).status).toBe(409);
    const others = ['subscribers/end', 'settings/passkeys/remove', 'sign-in/passkey'].map((path) => `/mailbox/${path}`);
    for (const button of [`${entry}/done`, ...others]) {
      const { headers } = await ask(`${button}?q=shop`);
      expect(headers.get('location')).toBe(`${button.split('/', 3).join('/')}?q=shop`);
    }
  });

  test('a message whose next try has failed too says so when its page is read again', async () => {
    const sink = await sinkOfTest({ refuse: () => 450 });
    const { relay, ask, press, send, first } = await open({ smtpUrl: sink.url });
    await send();
    const entry = await first();
    await press(`${entry}/retry`);
    expect((await ask(`${entry}?said=retry`)).text).toContain('It is tried again now.');
    expect((await ask('/mailbox?said=retried')).text).toContain('The failed messages are tried again now.');
    relay.start();
    await expect
      .poll(async () => (await ask(`${entry}?said=retry`)).text)
      .toContain('It was tried again, and failed again.');
    expect((await ask('/mailbox')).text).toContain('1 email is not sent yet.');
  });

  test('all failed messages are tried again by one button, and nothing of the site’s own', async () => {
    const sink = await sinkOfTest({ refuse: (mail) => (mail <= 3 ? 550 : undefined) });
    const { relay, ask, press, send } = await open({ smtpUrl: sink.url });
    await send({ subject: 'One' });
    await send({ subject: 'Two' });
    await subscribe(relay, 'Reader@example.com');
    relay.start();
    // A line is written once its mail is stored as dead.
    await expect.poll(() => relay.lines.filter((line) => line.includes('"alert":"dead-letter"'))).toHaveLength(2);
    await expect.poll(() => relay.lines.join('')).toContain('a visitor’s address takes no mail');
    expect((await ask('/mailbox')).text).toMatch(
      /2 failed emails<\/a>\s+need you\.[^]*1 email to a visitor<\/a>\s+could not/,
    );
    expect((await ask('/mailbox?state=failed')).text).toContain('Try all 2 failed messages again');
    const pressed = await press('/mailbox/retry');
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/mailbox?said=retried']);
    await relay.untilRows('sent', 2);
    expect((await ask('/mailbox?said=retried')).text).not.toContain('tried again now');
    expect((await ask('/mailbox?state=failed')).text).not.toContain('failed messages again');
  });

  test('without a mail server says of no mail that it was delivered', async () => {
    const { relay, ask, press, send, first } = await open();
    await send();
    relay.start();
    await relay.untilRows('sent', 1);
    for (const at of ['/mailbox', await first(), `${await first()}?said=retry`]) {
      const { text } = await ask(at);
      expect([at, /Stored|stored here/.test(text), /Delivered|been delivered/.test(text)]).toEqual([at, true, false]);
    }
    await press(`${await first()}/done`);
    expect((await ask(`${await first()}?said=retry`)).text).not.toContain('It is tried again now.');
  });

  test('an address that names no mail is a page that says so', async () => {
    const { ask, press, send } = await open();
    await send();
    const traps = ['%25', '..%2F..%2Fsite.sqlite', '____', "'or'1'='1", 'constructor'];
    for (const id of ['ffffffffffff', 'aaa', 'a'.repeat(101), ...traps]) {
      const { status, text } = await ask(`/mailbox/${id}`);
      expect([status, text.includes('There is no such email')]).toEqual([404, true]);
      expect((await ask(`/mailbox/${id}/mail`)).status).toBe(404);
      expect((await press(`/mailbox/${id}/retry`)).status).toBe(404);
    }
  });

  test('can be read while the store takes no write', async () => {
    let now = Date.now();
    const { relay, ask, send } = await open({ now: () => now });
    await send();
    const { db, dialect } = relay.database;
    const freeze = {
      sqlite: sql`pragma query_only = on`,
      postgres: sql`alter table owner_sessions add constraint frozen check (last_used_at = 0) not valid`,
    };
    await freeze[dialect].execute(db);
    now += 61_000;
    expect((await ask('/mailbox')).text).toContain(contactFields.subject);
  });

  test('adds a passkey to a session a quarter of an hour old after a new login alone, and leads back from there', async () => {
    let now = Date.now();
    const { ask, press } = await open({ now: () => now });
    const options = async () => (await press('/mailbox/settings/passkey-options')).status;
    now += 899_999;
    expect(await options()).toBe(200);
    expect((await ask('/mailbox/settings')).text).toContain('Name of the new passkey');
    now += 1;
    expect(await options()).toBe(403);
    const { text } = await ask('/mailbox/settings');
    expect(text).not.toContain('Name of the new passkey');
    expect(text).toContain('To add a passkey, log in again.');
    const left = await press('/mailbox/sign-out', { next: '/mailbox/settings' });
    const signIn = await ask(left.headers.get('location') ?? '');
    expect(signIn.text).toContain('name="next" value="/mailbox/settings"');
  });

  test('writes nothing personal to the log', async () => {
    const { relay, ask, press, send, first } = await open();
    await send();
    const entry = await first();
    await ask(`/mailbox?q=asha%40example.com`);
    await press(`${entry}/retry`);
    await press('/mailbox/subscribers/end', { email: 'asha@example.com' });
    expect(relay.lines.join('')).not.toMatch(/asha/i);
  });
});
