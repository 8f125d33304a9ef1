import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { softwareAuthenticator } from '../../services/passkeys/testing/software-authenticator.ts';
import { createApp } from '../app.ts';
import { identifyCaller } from '../client-address.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { openServices } from '../services.ts';

const password = 'seven blue pots of indigo';
const https = 'https://www.example.com';

type Question = { peer?: string; method?: string; headers?: Record<string, string>; body?: URLSearchParams };

/** A data folder that several processes may share; it is gone when the test is over. */
function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The production app on a store of its own; `ask` speaks for whoever is at the other end. */
async function setUp(settings: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: settings['DATA_DIR'] ?? dataFolder(), ...settings }, 'owner@jantar.test');
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const services = await openServices(config, log, () => undefined);
  const stop = async () => {
    await services.relay.stop(0);
    await services.database.close();
  };
  onTestFinished(stop);
  const app = createApp({ services, log, metrics: createMetrics() });
  const ask = async (address: string, { peer = '127.0.0.1', headers = {}, ...init }: Question = {}) => {
    const asked: Record<string, string> = { host: 'localhost:3000', ...headers };
    const caller = identifyCaller(peer, asked, config.trustedProxies);
    const answer = await app.fetch(new Request(config.siteOrigin + address, { ...init, headers: asked }), caller);
    return {
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
      cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    };
  };
  const link = services.inboxLink?.slice(config.siteOrigin.length) ?? '';
  return { ask, link, key: link.split('key=')[1] ?? '', lines, config };
}

/** A browser somewhere, through a proxy on this machine that ends TLS. */
const browser = { host: 'www.example.com', 'x-forwarded-for': '203.0.113.9', 'sec-fetch-site': 'same-origin' };
/** A browser on this machine. */
const local = { 'sec-fetch-site': 'same-origin' };
const onHttps = { SITE_ORIGIN: https, TRUSTED_PROXIES: '127.0.0.1' };
const withPassword = { ...onHttps, OWNER_PASSWORD: password };
const post = (fields: Record<string, string>, headers: Record<string, string>): Question => ({
  method: 'POST',
  headers,
  body: new URLSearchParams(fields),
});
const typed = (words: string, headers: Record<string, string> = {}): Question =>
  post({ password: words, next: '/mailbox/subscribers' }, { ...browser, ...headers });

const addresses = [
  '/mailbox',
  '/mailbox/subscribers',
  '/mailbox/settings',
  '/mailbox/messages.csv',
  '/mailbox/abcdefabcdef',
  '/mailbox/abcdefabcdef/mail',
];

describe('finding 1: a place is no proof', () => {
  test.each<[string, Question]>([
    ['on the machine itself', {}],
    ['by its address', { headers: { host: '127.0.0.1:3000' } }],
    ['by IPv6', { peer: '::1', headers: { host: '[::1]:3000' } }],
    ['by a name in capitals', { headers: { host: 'LOCALHOST' } }],
    ['with a cookie that somebody made up', { headers: { cookie: 'inbox=made-up' } }],
    ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1', 'sec-fetch-site': 'none' } }],
  ])('%s the inbox asks for one', async (_, question) => {
    const { ask } = await setUp({ OWNER_PASSWORD: password });
    for (const address of addresses) {
      const { status, headers, text } = await ask(address, question);
      expect([status, headers.get('location'), text]).toEqual([
        303,
        `/mailbox/sign-in?next=${encodeURIComponent(address)}`,
        '',
      ]);
    }
  });

  test.each<[string, Question]>([
    ['under a foreign name, as after DNS rebinding', { headers: { host: 'attacker.example:3000' } }],
    ['under a name that only begins like ours', { headers: { host: 'localhost.attacker.example' } }],
    ['under the public name', { headers: { host: 'www.example.com' } }],
    ['without a name', { headers: { host: '' } }],
  ])('a site of this machine has no inbox %s', async (_, question) => {
    const { ask, link, key } = await setUp();
    for (const address of [...addresses, '/mailbox/sign-in', link]) {
      const { status, text, cookie } = await ask(address, question);
      expect([status, text, cookie]).toEqual([404, 'There is nothing at this address.', '']);
    }
    const form = post({ password: key }, { ...local, ...question.headers });
    expect((await ask('/mailbox/sign-in', form)).status).toBe(404);
  });

  test.each<[string, Record<string, string>]>([
    ['a proxy says that it was asked over http', { ...browser, 'x-forwarded-proto': 'http' }],
    ['the browser does not take the connection for secure', { host: 'www.example.com' }],
    ['it is asked over http on the machine itself', { host: 'localhost:3000' }],
  ])('a public site has no inbox when %s', async (_, headers) => {
    const { ask, link } = await setUp(withPassword);
    for (const address of ['/mailbox', '/mailbox/sign-in', link]) {
      expect((await ask(address, { headers })).status).toBe(404);
    }
    expect((await ask('/mailbox/sign-in', { ...typed(password), headers })).status).toBe(404);
  });

  test('a public site without https has no inbox but the command', async () => {
    const { ask, link } = await setUp({ SITE_ORIGIN: 'http://www.example.com' });
    expect(link).toBe('');
    for (const host of ['www.example.com', 'localhost:3000']) {
      expect((await ask('/mailbox', { headers: { ...browser, host } })).status).toBe(404);
    }
  });
});

describe('the link', () => {
  test('opens a session of twelve hours, with a cookie that no script and no other site can use', async () => {
    const { ask, link, key, lines } = await setUp(onHttps);
    expect(key).toMatch(/^[\w-]{43}$/);
    const { status, headers, cookie } = await ask(link, { headers: browser });
    expect([status, headers.get('location'), headers.get('referrer-policy')]).toEqual([
      303,
      '/mailbox?said=entered',
      'no-referrer',
    ]);
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-inbox=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await ask('/mailbox', { headers: { ...browser, cookie } })).text).toContain('Log out');
    expect((await ask('/mailbox', { headers: { ...browser, cookie: `${cookie}x` } })).status).toBe(303);
    expect(lines.join('')).not.toContain(key);
  });

  test('on this machine needs no https', async () => {
    const { ask, link } = await setUp();
    const { headers, cookie } = await ask(link);
    expect(headers.get('set-cookie')).toMatch(/^inbox=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await ask('/mailbox', { headers: { cookie } })).status).toBe(200);
  });

  test.each<[string, Question]>([
    ['a program that asks for the head alone', { method: 'HEAD' }],
    ['a browser that looks ahead', { headers: { 'sec-purpose': 'prefetch' } }],
    ['a page of another site, as a picture', { headers: { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' } }],
    ['a page of another site, in a frame', { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' } }],
  ])('opens nothing to %s, and counts no guess', async (_, question) => {
    const { ask, link, key } = await setUp(onHttps);
    const asked = { ...question, headers: { ...browser, ...question.headers } };
    for (const address of [link, ...Array<string>(20).fill('/mailbox/enter?key=wrong')]) {
      const { status, cookie } = await ask(address, asked);
      expect([status, cookie]).toEqual([503, '']);
    }
    const wrong = await ask(`/mailbox/enter?key=${key.slice(1)}`, { headers: browser });
    expect(wrong.status).toBe(403);
  });

  test('stays good after any number of wrong ones, of which ten are judged', async () => {
    const { ask, link } = await setUp(withPassword);
    const guesses = Array.from({ length: 15 }, (_, guess) => `/mailbox/enter?key=${'x'.repeat(guess)}`);
    const answers = await Promise.all(guesses.map((guess) => ask(guess, { headers: browser })));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(answers.map(({ cookie }) => cookie).join('')).toBe('');
    expect((await ask(link, { headers: browser })).status).toBe(303);
    expect((await ask('/mailbox/sign-in', typed(password))).status).toBe(303);
  });

  test('gives its key to the form as well, where a proxy writes addresses down', async () => {
    const { ask, key } = await setUp(onHttps);
    for (let guess = 0; guess < 12; guess += 1) await ask('/mailbox/sign-in', typed('guess'));
    const { status, headers } = await ask('/mailbox/sign-in', typed(` ${key} `));
    expect([status, headers.get('location')]).toEqual([303, '/mailbox/subscribers']);
  });

  test('is new when its file is gone, and then the sessions of the old one end', async () => {
    const dataDir = dataFolder();
    const before = await setUp({ DATA_DIR: dataDir });
    const { cookie } = await before.ask(before.link);
    const same = await setUp({ DATA_DIR: dataDir });
    expect(same.link).toBe(before.link);
    expect((await same.ask('/mailbox', { headers: { cookie } })).status).toBe(200);
    rmSync(path.join(dataDir, 'owner-key'));
    const after = await setUp({ DATA_DIR: dataDir });
    expect((await after.ask('/mailbox', { headers: { cookie } })).status).toBe(303);
    expect((await after.ask(before.link)).status).toBe(403);
  });
});

describe('the password', () => {
  test('leads to what was asked for', async () => {
    const { ask } = await setUp(withPassword);
    expect((await ask('/mailbox/sign-in', { headers: browser })).text).toContain('Password or key');
    expect((await ask('/mailbox/abcdef/retry', { method: 'POST', headers: browser })).headers.get('location')).toBe(
      '/mailbox/sign-in?next=%2Fmailbox',
    );
    const { status, headers, cookie } = await ask('/mailbox/sign-in', typed(password));
    expect([status, headers.get('location')]).toEqual([303, '/mailbox/subscribers']);
    expect((await ask('/mailbox', { headers: { ...browser, cookie } })).status).toBe(200);
  });

  test('stays shut to a wrong password, an empty one, and to the right one after ten guesses from the same address', async () => {
    const { ask, lines } = await setUp(withPassword);
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

  test('that is right is no guess', async () => {
    const { ask } = await setUp(withPassword);
    for (let visit = 0; visit < 12; visit += 1) {
      expect((await ask('/mailbox/sign-in', typed(password))).status).toBe(303);
    }
  });

  test('that is new ends the sessions of the old one, and no other', async () => {
    const dataDir = dataFolder();
    const before = await setUp({ ...withPassword, DATA_DIR: dataDir });
    const byPassword = (await before.ask('/mailbox/sign-in', typed(password))).cookie;
    const byLink = (await before.ask(before.link, { headers: browser })).cookie;
    const after = await setUp({ ...withPassword, OWNER_PASSWORD: `${password} anew`, DATA_DIR: dataDir });
    expect((await after.ask('/mailbox', { headers: { ...browser, cookie: byPassword } })).status).toBe(303);
    expect((await after.ask('/mailbox', { headers: { ...browser, cookie: byLink } })).status).toBe(200);
  });

  test.each([
    ['https://evil.example/', '/mailbox?said=entered'],
    ['//evil.example', '/mailbox?said=entered'],
    ['/mailbox/../login', '/mailbox?said=entered'],
    ['/mailbox\\evil', '/mailbox?said=entered'],
    ['/mailboxes', '/mailbox?said=entered'],
    ['/mailbox/sign-in', '/mailbox?said=entered'],
    ['/mailbox/enter?key=x', '/mailbox?said=entered'],
    ['/mailbox?kind=booking&q=a+b', '/mailbox?kind=booking&q=a+b'],
  ])('a sign-in that asks for %s leads to %s', async (next, expected) => {
    const { ask } = await setUp(withPassword);
    const answer = await ask('/mailbox/sign-in', post({ password, next }, browser));
    expect(answer.headers.get('location')).toBe(expected);
  });
});

describe('sessions', () => {
  /** Two processes on one store, and a browser that came in by the link at the first. */
  async function twoProcesses() {
    const dataDir = dataFolder();
    const [one, other] = [await setUp({ DATA_DIR: dataDir }), await setUp({ DATA_DIR: dataDir })];
    const signIn = async () => ({ ...local, cookie: (await one.ask(one.link)).cookie });
    return { one, other, signIn };
  }

  test('hold in every process, and end in every process', async () => {
    const { one, other, signIn } = await twoProcesses();
    const headers = await signIn();
    expect((await other.ask('/mailbox', { headers })).status).toBe(200);
    const left = await one.ask('/mailbox/sign-out', { method: 'POST', headers });
    expect([left.headers.get('location'), left.headers.get('set-cookie')]).toEqual([
      '/mailbox/sign-in',
      'inbox=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ]);
    for (const process of [one, other]) expect((await process.ask('/mailbox', { headers })).status).toBe(303);
  });

  test('end after twelve hours, however much they were used', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { ask, link } = await setUp();
    const headers = { cookie: (await ask(link)).cookie };
    vi.advanceTimersByTime(12 * 60 * 60_000 - 1);
    expect((await ask('/mailbox', { headers })).status).toBe(200);
    vi.advanceTimersByTime(1);
    expect((await ask('/mailbox', { headers })).status).toBe(303);
    vi.useRealTimers();
  });

  test('are listed with their times, and are ended one by one or all others at once', async () => {
    const { one, other, signIn } = await twoProcesses();
    const [first, second, third, fourth] = [await signIn(), await signIn(), await signIn(), await signIn()];
    const { text } = await one.ask('/mailbox/settings', { headers: first });
    expect(text.match(/By the link/g)).toHaveLength(4);
    expect(text.match(/this session/g)).toHaveLength(1);
    expect(text).not.toContain(first.cookie.split('=')[1]);
    const ids = [...text.matchAll(/name="id" value="([\w-]+)"/g)].map((match) => match[1] ?? '');
    expect(ids).toHaveLength(4);

    const listed = (await one.ask('/mailbox/settings', { headers: second })).text;
    const own = /this session[^]*?name="id" value="([\w-]+)"/.exec(listed)?.[1] ?? '';
    await one.ask('/mailbox/settings/sessions/end', post({ id: own }, first));
    expect((await other.ask('/mailbox', { headers: second })).status).toBe(303);
    expect((await other.ask('/mailbox', { headers: third })).status).toBe(200);
    await one.ask('/mailbox/settings/sessions/end-others', post({}, first));
    for (const headers of [third, fourth]) expect((await other.ask('/mailbox', { headers })).status).toBe(303);
    expect((await other.ask('/mailbox', { headers: first })).status).toBe(200);
  });

  test('a new sign-in in the same browser ends the one before', async () => {
    const { ask, link } = await setUp();
    const headers = { cookie: (await ask(link)).cookie };
    const next = { cookie: (await ask(link, { headers })).cookie };
    expect((await ask('/mailbox', { headers })).status).toBe(303);
    expect((await ask('/mailbox', { headers: next })).status).toBe(200);
  });

  test('keep no secret in the store', async () => {
    const dataDir = dataFolder();
    const { ask, link, key } = await setUp({ DATA_DIR: dataDir, OWNER_PASSWORD: password });
    const { cookie } = await ask(link);
    const stored = ['site.sqlite', 'site.sqlite-wal'].map((file) => readFileSync(path.join(dataDir, file), 'latin1'));
    for (const secret of [key, password, cookie.split('=')[1] ?? '']) expect(stored.join('')).not.toContain(secret);
  });
});

describe('passkeys', () => {
  const origin = 'http://localhost:3000';
  async function signedIn(settings: Record<string, string> = {}) {
    const { ask, link, ...rest } = await setUp(settings);
    const headers = { ...local, cookie: (await ask(link)).cookie };
    const device = softwareAuthenticator(origin);
    const add = async (name: string) => {
      const options = JSON.parse((await ask('/mailbox/settings/passkey-options', { method: 'POST', headers })).text);
      const credential = device.create(options);
      const fields = { credential: JSON.stringify(credential), name };
      return { credential, answer: await ask('/mailbox/settings/passkeys', post(fields, headers)) };
    };
    const use = async (id: string, changes: Parameters<typeof device.get>[2] = {}) => {
      const options = JSON.parse(
        (await ask('/mailbox/sign-in/passkey-options', { method: 'POST', headers: local })).text,
      );
      const credential = JSON.stringify(device.get(options, id, changes));
      return ask('/mailbox/sign-in/passkey', post({ credential, next: '/mailbox/subscribers' }, local));
    };
    return { ask, link, headers, add, use, ...rest };
  }

  test('are offered after the first entry, to an owner who has none', async () => {
    const { ask, headers, add } = await signedIn();
    expect((await ask('/mailbox?said=entered', { headers })).text).toContain('Add a passkey');
    expect((await ask('/mailbox', { headers })).text).not.toContain('Add a passkey');
    await add('Laptop');
    expect((await ask('/mailbox?said=entered', { headers })).text).not.toContain('Add a passkey');
  });

  test('are added under a name, and open the inbox with neither link nor password', async () => {
    const { ask, headers, add, use, lines } = await signedIn();
    expect((await ask('/mailbox/sign-in')).text).not.toContain('Log in with a passkey');
    const { credential, answer } = await add('Laptop');
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

  test('cannot be added without a session, nor asked for without end', async () => {
    const { ask } = await setUp();
    const question = { method: 'POST', headers: local };
    expect((await ask('/mailbox/settings/passkey-options', question)).status).toBe(303);
    expect((await ask('/mailbox/settings/passkeys', question)).status).toBe(303);
    const asked = await Promise.all(
      Array.from({ length: 31 }, () => ask('/mailbox/sign-in/passkey-options', question)),
    );
    expect(
      asked
        .map(({ status }) => status)
        .toSorted()
        .slice(-2),
    ).toEqual([200, 429]);
  });

  test('are not offered under an address, where no browser has them', async () => {
    const { ask, link } = await setUp({ SITE_ORIGIN: 'http://127.0.0.1:3000' });
    const headers = { ...local, cookie: (await ask(link)).cookie };
    expect((await ask('/mailbox?said=entered', { headers })).text).not.toContain('Add a passkey');
    expect((await ask('/mailbox/settings', { headers })).text).toContain('Browsers have passkeys only on https');
    expect((await ask('/mailbox/sign-in/passkey-options', { method: 'POST', headers })).status).toBe(404);
  });
});

describe('a button of the inbox', () => {
  const buttons = [
    '/mailbox/abcdefabcdef/retry',
    '/mailbox/abcdefabcdef/done',
    '/mailbox/subscribers/end',
    '/mailbox/subscribers.csv',
    '/mailbox/settings/sessions/end-others',
    '/mailbox/settings/passkeys/remove',
  ];
  test.each<[string, Record<string, string>, boolean]>([
    ['this page', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, true],
    ['this page, in a browser that says no more', { origin: 'http://localhost:3000' }, true],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
    ['another port of this machine', { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' }, false],
    ['a page that hides its address', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
    ['a page that hides its address, in a browser that says no more', { origin: 'null' }, false],
    ['somebody who says nothing', {}, false],
  ])('pressed by %s', async (_, headers, works) => {
    const { ask, link } = await setUp();
    const { cookie } = await ask(link);
    for (const address of buttons) {
      const { status } = await ask(address, { method: 'POST', headers: { ...headers, cookie } });
      expect.soft([address, status === 403]).toEqual([address, !works]);
    }
  });

  test('another site cannot try passwords, or sign the owner in', async () => {
    const { ask, key } = await setUp(withPassword);
    for (const words of [password, key]) {
      const answer = await ask('/mailbox/sign-in', typed(words, { 'sec-fetch-site': 'cross-site' }));
      expect([answer.status, answer.cookie]).toEqual([403, '']);
    }
  });
});

test('every page of the inbox is nobody’s to keep, to frame or to find, and runs no script but for passkeys', async () => {
  const { ask, link } = await setUp();
  const headers = { ...local, cookie: (await ask(link)).cookie };
  const withScript = new Set(['/mailbox/settings']);
  for (const address of [...addresses, '/mailbox/sign-in', '/mailbox/enter?key=x', '/mailbox?state=dead']) {
    const answer = await ask(address, { headers: address === '/mailbox/sign-in' ? {} : headers });
    const policy = answer.headers.get('content-security-policy');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toContain('unsafe');
    expect(policy?.includes("script-src 'self'")).toBe(withScript.has(address));
    expect(answer.text.match(/<script[^>]*>/g) ?? []).toEqual(
      withScript.has(address) ? ['<script src="/mailbox/passkeys.js" type="module" blocking="render">'] : [],
    );
  }
});
