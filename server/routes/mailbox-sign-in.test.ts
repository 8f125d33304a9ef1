import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../services/database/testing/open-store.ts';
import { softwareAuthenticator } from '../../services/passkeys/testing/software-authenticator.ts';
import { browser, local, onHttps, openInbox, password, post, typed, withPassword } from '../fixture/inbox.ts';
import { folderOfTest } from '../../services/testing/temporary-folders.ts';
import { provideOwnerKey } from '../owner-key.ts';

describe('the link', () => {
  test.each([
    ['for https alone', onHttps, browser, '__Host-inbox', ' Secure;'],
    ['without https on this machine', {}, {}, 'inbox', ''],
  ])(
    'opens a session of twelve hours, with a cookie that no script and no other site can use, %s',
    async (_, settings, headers, name, secure) => {
      const { ask, link, key, lines } = await openInbox(settings);
      expect(key).toMatch(/^[\w-]{43}$/);
      const { status, headers: answered, cookie } = await ask(link, { headers });
      expect([status, answered.get('location')]).toEqual([303, '/mailbox?said=entered']);
      expect(answered.get('referrer-policy')).toBe('no-referrer');
      const life = 'Max-Age=43200; Path=/; HttpOnly;';
      expect(answered.get('set-cookie')).toMatch(new RegExp(`^${name}=[\\w-]{43}; ${life}${secure} SameSite=Strict$`));
      expect((await ask('/mailbox', { headers: { ...headers, cookie } })).text).toContain('Log out');
      expect((await ask('/mailbox', { headers: { ...headers, cookie: `${cookie}x` } })).status).toBe(303);
      expect(lines.join('')).not.toContain(key);
    },
  );

  test.each([
    ['a program that asks for the head alone', 'HEAD', {}],
    ['a browser that looks ahead', 'GET', { 'sec-purpose': 'prefetch' }],
    ['a page of another site, as a picture', 'GET', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a page of another site, in a frame', 'GET', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ])('opens nothing to %s, counts no guess, and is no failure in the log', async (_, method, headers) => {
    const { ask, link, key, lines } = await openInbox(onHttps);
    const asked = { method, headers: { ...browser, ...headers } };
    for (const address of [link, ...Array<string>(20).fill('/mailbox/enter?key=wrong')]) {
      const { status, cookie } = await ask(address, asked);
      expect([status, cookie]).toEqual([403, '']);
    }
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    const wrong = await ask(`/mailbox/enter?key=${key.slice(1)}`, { headers: browser });
    expect(wrong.status).toBe(403);
  });

  test('works after any number of wrong keys, of which only ten are compared', async () => {
    const { ask, link } = await openInbox(withPassword);
    const guesses = Array.from({ length: 15 }, (_, guess) => `/mailbox/enter?key=${'x'.repeat(guess)}`);
    const answers = await Promise.all(guesses.map((guess) => ask(guess, { headers: browser })));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(answers.map(({ cookie }) => cookie).join('')).toBe('');
    expect((await ask(link, { headers: browser })).status).toBe(303);
    expect((await ask('/mailbox/sign-in', typed(password))).status).toBe(303);
  });

  test('gives its key to the form as well, where a proxy writes addresses down', async () => {
    const { ask, key, link } = await openInbox(onHttps);
    for (let guess = 0; guess < 12; guess += 1) await ask('/mailbox/sign-in', typed('guess'));
    for (const given of [` ${key} `, `${link}\n`]) {
      const { status, headers } = await ask('/mailbox/sign-in', typed(given));
      expect([given, status, headers.get('location')]).toEqual([given, 303, '/mailbox/subscribers']);
    }
  });

  test('is new when its file is gone, and the sessions of the old one end, also when the start that made it failed', async () => {
    const dataDir = folderOfTest();
    const before = await openInbox({ DATA_DIR: dataDir });
    const { cookie } = await before.ask(before.link);
    const same = await openInbox({ DATA_DIR: dataDir });
    expect(same.link).toBe(before.link);
    expect((await same.ask('/mailbox', { headers: { cookie } })).status).toBe(200);
    rmSync(path.join(dataDir, 'owner-key'));
    await provideOwnerKey(dataDir);
    const after = await openInbox({ DATA_DIR: dataDir });
    expect((await after.ask('/mailbox', { headers: { cookie } })).status).toBe(303);
    expect((await after.ask(before.link)).status).toBe(403);
  });
});

describe('the password', () => {
  test('is asked for after a button or download of a session that has ended, which did nothing, and leads back to its page', async () => {
    const { ask, config } = await openInbox(withPassword);
    const press = (headers: Record<string, string>) =>
      ask('/mailbox/abcdef/retry', { method: 'POST', headers: { ...browser, ...headers } });
    expect((await press({})).headers.get('location')).toBe('/mailbox/sign-in?next=%2Fmailbox&said=ended');
    const pressed = await press({ referer: `${config.siteOrigin}/mailbox/abcdef?q=shop` });
    const asked = await ask(pressed.headers.get('location') ?? '', { headers: browser });
    expect(asked.text).toContain('You were logged out, so nothing was changed.');
    expect(asked.text).toContain('Password or key');
    expect(asked.text).toContain('name="next" value="/mailbox/abcdef?q=shop"');
    const headers = { ...browser, referer: `${config.siteOrigin}/mailbox?page=2` };
    const download = await ask('/mailbox/messages.csv', { headers });
    expect(download.headers.get('location')).toBe('/mailbox/sign-in?next=%2Fmailbox%3Fpage%3D2&said=ended');
    // A program that asks for the head of a page has pressed nothing.
    const head = await ask('/mailbox/views', { method: 'HEAD', headers: browser });
    expect(head.headers.get('location')).toBe('/mailbox/sign-in?next=%2Fmailbox%2Fviews');
  });

  test('stays shut to a wrong password, an empty one, and to the right one after ten guesses from the same address', async () => {
    const { ask, lines } = await openInbox(withPassword);
    // A right one does not count.
    for (let visit = 0; visit < 12; visit += 1) {
      expect((await ask('/mailbox/sign-in', typed(password))).status).toBe(303);
    }
    for (const words of ['', 'wrong', `${password}!`]) {
      const { status, text, cookie } = await ask('/mailbox/sign-in', typed(words));
      expect([status, cookie]).toEqual([403, '']);
      expect(text).toContain('That is not the password or the key.');
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/mailbox/sign-in', typed('guess'))));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
    const late = await ask('/mailbox/sign-in', typed(password));
    expect([late.status, late.cookie]).toEqual([429, '']);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = typed(password, { 'x-forwarded-for': '198.51.100.7' });
    expect((await ask('/mailbox/sign-in', elsewhere)).status).toBe(303);
    expect(lines.join('')).not.toMatch(/203\.0\.113|198\.51\.100|guess|indigo|Asha/);
  });

  test('is guessed forty times by one /48, however many subscribers it looks like', async () => {
    const { ask } = await openInbox(withPassword);
    const guess = (subscriber: number) =>
      ask('/mailbox/sign-in', typed('guess', { 'x-forwarded-for': `2001:db8:7:${subscriber.toString(16)}::1` }));
    const answers = await Promise.all(Array.from({ length: 60 }, (_, subscriber) => guess(subscriber)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(40);
    expect((await ask('/mailbox/sign-in', typed(password))).status).toBe(303);
  });

  test('that is new ends the sessions of the old one, and no other', async () => {
    const dataDir = folderOfTest();
    const before = await openInbox({ ...withPassword, DATA_DIR: dataDir });
    const byPassword = (await before.ask('/mailbox/sign-in', typed(password))).cookie;
    const byLink = (await before.ask(before.link, { headers: browser })).cookie;
    expect((await before.ask('/mailbox', { headers: { ...browser, cookie: byPassword } })).status).toBe(200);
    const after = await openInbox({ ...withPassword, OWNER_PASSWORD: `${password} anew`, DATA_DIR: dataDir });
    expect((await after.ask('/mailbox', { headers: { ...browser, cookie: byPassword } })).status).toBe(303);
    expect((await after.ask('/mailbox', { headers: { ...browser, cookie: byLink } })).status).toBe(200);
  });

  test('leads to no other site, and to no page but those of the inbox', async () => {
    const { ask } = await openInbox(withPassword);
    const leadsTo = async (next: string) =>
      (await ask('/mailbox/sign-in', post({ password, next }, browser))).headers.get('location');
    const elsewhere = ['https://evil.example/', '//evil.example', '/mailbox/../login', '/mailbox\\evil', '/mailboxes'];
    for (const next of [...elsewhere, '/mailbox/sign-in', '/mailbox/enter?key=x'])
      expect([next, await leadsTo(next)]).toEqual([next, '/mailbox?said=entered']);
    expect(await leadsTo('/mailbox?kind=booking&q=a+b')).toBe('/mailbox?kind=booking&q=a+b');
  });
});

describe('passkeys', () => {
  const origin = 'http://localhost:3000';
  const question = { method: 'POST', headers: local };
  async function signedIn(settings: Record<string, string> = {}) {
    const { ask, link, ...rest } = await openInbox(settings);
    const headers = { ...local, cookie: (await ask(link)).cookie };
    const device = softwareAuthenticator(origin);
    const add = async (name: string) => {
      const options = JSON.parse((await ask('/mailbox/settings/passkey-options', { method: 'POST', headers })).text);
      const credential = device.create(options);
      const fields = { credential: JSON.stringify(credential), name };
      return { credential, answer: await ask('/mailbox/settings/passkeys', post(fields, headers)) };
    };
    const use = async (id: string, changes: Parameters<typeof device.get>[2] = {}) => {
      const options = JSON.parse((await ask('/mailbox/sign-in/passkey-options', question)).text);
      const credential = JSON.stringify(device.get(options, id, changes));
      return ask('/mailbox/sign-in/passkey', post({ credential, next: '/mailbox/subscribers' }, local));
    };
    return { ask, link, headers, add, use, ...rest };
  }

  test('are added under a name, and open the inbox with neither link nor password', async () => {
    const { ask, headers, add, use, lines } = await signedIn();
    const isOffered = async (address: string) => (await ask(address, { headers })).text.includes('Add a passkey');
    // After the first entry, to an owner who has none.
    expect([await isOffered('/mailbox?said=entered'), await isOffered('/mailbox')]).toEqual([true, false]);
    expect((await ask('/mailbox/sign-in')).text).not.toContain('Log in with a passkey');
    const { credential, answer } = await add('Laptop');
    expect(await isOffered('/mailbox?said=entered')).toBe(false);
    expect(answer.headers.get('location')).toBe('/mailbox/settings?said=added');
    expect((await ask('/mailbox/settings', { headers })).text).toContain('Laptop');
    expect((await ask('/mailbox/sign-in')).text).toContain('Log in with a passkey');

    const entered = await use(credential.id);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/mailbox/subscribers']);
    expect((await ask('/mailbox', { headers: { cookie: entered.cookie } })).status).toBe(200);
    expect(lines.join('')).not.toContain(credential.id);
  });

  test('a wrong one opens nothing, and says so', async () => {
    const { ask, add, use } = await signedIn();
    const { credential } = await add('Laptop');
    const refused = await use(credential.id, { origin: 'https://evil.example' });
    expect([refused.status, refused.cookie]).toEqual([403, '']);
    expect(refused.text).toContain('The passkey was not accepted.');
    const nonsense = await ask('/mailbox/sign-in/passkey', post({ credential: 'nonsense' }, local));
    expect(nonsense.status).toBe(403);
  });

  test('are renamed and removed; with one go the sessions it opened, and link and password stay', async () => {
    const { ask, link, headers, add, use } = await signedIn({ OWNER_PASSWORD: password });
    const { credential } = await add('Laptop');
    await add('Phone');
    const { cookie } = await use(credential.id);
    const { id } = credential;
    await ask('/mailbox/settings/passkeys/rename', post({ id, name: '<b>Old</b> laptop' }, headers));
    expect((await ask('/mailbox/settings', { headers })).text).toContain('&lt;b&gt;Old&lt;/b&gt; laptop');
    await ask('/mailbox/settings/passkeys/remove', post({ id }, headers));
    expect((await ask('/mailbox', { headers: { cookie } })).status).toBe(303);
    expect((await use(id)).text).toContain('This passkey does not open the inbox.');
    const again = await ask('/mailbox/settings/passkeys/remove', post({ id }, headers));
    expect([again.status, again.text.includes('It may have been removed.')]).toEqual([400, true]);
    expect((await ask(link)).status).toBe(303);
    expect((await ask('/mailbox/sign-in', post({ password }, local))).status).toBe(303);
  });

  test('are removed also in a session that one has opened, which then ends for good, and says so', async () => {
    const { ask, add, use, config } = await signedIn();
    const { id } = (await add('Laptop')).credential;
    const headers = { ...local, cookie: (await use(id)).cookie };
    const removed = await ask('/mailbox/settings/passkeys/remove', post({ id }, headers));
    const { text } = await ask(removed.headers.get('location') ?? '', { headers });
    expect(text).toContain('The passkey is removed. It had opened this session');
    // A visitor’s authenticator may choose the id of its passkey.
    const { db } = await openStore(config);
    const theirs = { id, principal: 'account:asha' as const, name: '', public_key: '', counter: 0, transports: '' };
    await db
      .insertInto('passkeys')
      .values({ ...theirs, created_at: 1 })
      .execute();
    expect((await ask('/mailbox', { headers })).status).toBe(303);
  });

  test('cannot be added without a session, nor asked for without end', async () => {
    const { ask } = await openInbox();
    expect((await ask('/mailbox/settings/passkey-options', question)).status).toBe(303);
    expect((await ask('/mailbox/settings/passkeys', question)).status).toBe(303);
    const all = await Promise.all(Array.from({ length: 30 }, () => ask('/mailbox/sign-in/passkey-options', question)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask('/mailbox/sign-in/passkey-options', question)).status).toBe(429);
    expect((await ask('/mailbox/sign-in/passkey', post({ credential: 'nonsense' }, local))).status).toBe(429);
  });

  test('are not offered under an address, where no browser has them', async () => {
    const { ask, link } = await openInbox({ SITE_ORIGIN: 'http://127.0.0.1:3000' });
    const headers = { ...local, cookie: (await ask(link)).cookie };
    expect((await ask('/mailbox?said=entered', { headers })).text).not.toContain('Add a passkey');
    expect((await ask('/mailbox/settings', { headers })).text).toContain('Browsers have passkeys only on https');
    expect((await ask('/mailbox/sign-in/passkey-options', { method: 'POST', headers })).status).toBe(404);
  });
});
