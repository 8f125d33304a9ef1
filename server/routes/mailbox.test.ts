import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { identifyCaller } from '../client-address.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { RequestCounts } from '../metrics.ts';
import { openServices } from '../services.ts';

const password = 'seven blue pots of indigo';
const https = 'https://www.example.com';

type Question = { peer?: string; method?: string; headers?: Record<string, string>; body?: URLSearchParams };

/** The production app on a store of its own; `ask` speaks for whoever is at the other end. */
async function setUp(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'inbox-'));
  const config = readConfig({ DATA_DIR: dataDir, ...settings }, 'owner@jantar.test');
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const services = await openServices(config, log, () => undefined);
  onTestFinished(async () => {
    await services.relay.stop(0);
    await services.database.close();
    rmSync(dataDir, { recursive: true });
  });
  const app = createApp({ services, log, requests: new RequestCounts() });
  const ask = async (address: string, { peer = '127.0.0.1', headers = {}, ...init }: Question = {}) => {
    const asked: Record<string, string> = { host: 'localhost:3000', ...headers };
    const caller = identifyCaller(peer, asked, config.trustedProxies);
    const request = new Request(config.siteOrigin + address, { ...init, headers: asked });
    const answer = await app.fetch(request, caller);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { ask, lines };
}

/** A browser somewhere, through a proxy on this machine that ends TLS. */
const browser = { host: 'www.example.com', 'x-forwarded-for': '203.0.113.9', 'sec-fetch-site': 'same-origin' };
const withPassword = { OWNER_PASSWORD: password, SITE_ORIGIN: https, TRUSTED_PROXIES: '127.0.0.1' };
const typed = (words: string, headers: Record<string, string> = {}): Question => ({
  method: 'POST',
  headers: { ...browser, ...headers },
  body: new URLSearchParams({ password: words, next: '/mailbox/subscribers' }),
});

const addresses = [
  '/mailbox',
  '/mailbox/subscribers',
  '/mailbox/messages.csv',
  '/mailbox/abcdefabcdef',
  '/mailbox/sign-in',
];

describe('the inbox without a password', () => {
  test.each<[string, Question]>([
    ['on the machine itself', {}],
    ['by its address', { headers: { host: '127.0.0.1:3000' } }],
    ['by IPv6', { peer: '::1', headers: { host: '[::1]:3000' } }],
    ['by IPv4 in IPv6 clothes', { peer: '::ffff:127.0.0.1' }],
    ['by a name in capitals', { headers: { host: 'LOCALHOST' } }],
  ])('is open %s', async (_, question) => {
    expect((await (await setUp()).ask('/mailbox', question)).status).toBe(200);
  });

  test.each<[string, Question]>([
    ['from another machine', { peer: '203.0.113.9' }],
    ['from the local network', { peer: '192.168.1.7' }],
    ['under a foreign name, as after DNS rebinding', { headers: { host: 'attacker.example:3000' } }],
    ['under a name that only begins like ours', { headers: { host: 'localhost.attacker.example' } }],
    ['under the public name', { headers: { host: 'www.example.com' } }],
    ['without a name', { headers: { host: '' } }],
    ['through a proxy (X-Forwarded-For)', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['through a proxy (Forwarded)', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['through a proxy (Via)', { headers: { via: '1.1 proxy' } }],
    ['through a proxy (X-Forwarded-Proto)', { headers: { 'x-forwarded-proto': 'https' } }],
    ['through a tunnel (CF-Connecting-IP)', { headers: { 'cf-connecting-ip': '203.0.113.9' } }],
    ['through a proxy (X-Real-IP)', { headers: { 'x-real-ip': '127.0.0.1' } }],
    ['through https', { headers: browser }],
  ])('is not there %s', async (_, question) => {
    const { ask } = await setUp({ TRUSTED_PROXIES: '127.0.0.1' });
    for (const address of addresses) {
      const { status, text } = await ask(address, question);
      expect([status, text]).toEqual([404, 'There is nothing at this address.']);
    }
    expect((await ask('/mailbox/abcdef/retry', { ...question, method: 'POST' })).status).toBe(404);
  });
});

describe('the inbox with a password', () => {
  test('leads whoever comes from elsewhere to the door, and nowhere else', async () => {
    const { ask } = await setUp(withPassword);
    const { status, headers } = await ask('/mailbox/subscribers?state=left', { headers: browser });
    expect([status, headers.get('location')]).toEqual([
      303,
      `/mailbox/sign-in?next=${encodeURIComponent('/mailbox/subscribers?state=left')}`,
    ]);
    expect((await ask('/mailbox/abcdef/retry', { method: 'POST', headers: browser })).headers.get('location')).toBe(
      '/mailbox/sign-in?next=%2Fmailbox',
    );
    expect((await ask('/mailbox/sign-in', { headers: browser })).text).toContain('type="password"');
  });

  test('opens to the password, with a cookie that no script and no other site can use', async () => {
    const { ask } = await setUp(withPassword);
    const { status, headers } = await ask('/mailbox/sign-in', typed(password));
    expect([status, headers.get('location')]).toEqual([303, '/mailbox/subscribers']);
    const given = headers.get('set-cookie') ?? '';
    expect(given).toMatch(/^__Host-inbox=[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const cookie = given.split(';')[0] ?? '';
    expect((await ask('/mailbox', { headers: { ...browser, cookie } })).text).toContain('Sign out');
    expect((await ask('/mailbox', { headers: { ...browser, cookie: `${cookie}x` } })).status).toBe(303);
    expect((await ask('/mailbox', { headers: { ...browser, cookie: cookie.replace('=1', '=2') } })).status).toBe(303);
  });

  test('after signing out a copy of the cookie is worth nothing', async () => {
    const { ask } = await setUp(withPassword);
    const cookie = (await ask('/mailbox/sign-in', typed(password))).headers.get('set-cookie')?.split(';')[0] ?? '';
    const signedIn = { headers: { ...browser, cookie } };
    expect((await ask('/mailbox', signedIn)).status).toBe(200);
    const left = await ask('/mailbox/sign-out', { method: 'POST', ...signedIn });
    expect([left.headers.get('location'), left.headers.get('set-cookie')]).toEqual([
      '/mailbox/sign-in',
      '__Host-inbox=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    ]);
    expect((await ask('/mailbox', signedIn)).status).toBe(303);
  });

  test('stays shut to a wrong password, an empty one, and to the right one after ten guesses from the same address', async () => {
    const { ask, lines } = await setUp(withPassword);
    for (const words of ['', 'wrong', `${password}!`]) {
      const { status, headers, text } = await ask('/mailbox/sign-in', typed(words));
      expect([status, headers.get('set-cookie')]).toEqual([403, null]);
      expect(text).toContain('That is not the password.');
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/mailbox/sign-in', typed('guess'))));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
    const late = await ask('/mailbox/sign-in', typed(password));
    expect([late.status, late.headers.get('set-cookie')]).toEqual([429, null]);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = typed(password, { 'x-forwarded-for': '198.51.100.7' });
    expect((await ask('/mailbox/sign-in', elsewhere)).status).toBe(303);
    expect(lines.join('')).not.toMatch(/203\.0\.113|198\.51\.100|guess|indigo|Asha/);
  });

  test('a right password is no guess', async () => {
    const { ask } = await setUp(withPassword);
    for (let visit = 0; visit < 12; visit += 1) {
      expect((await ask('/mailbox/sign-in', typed(password))).status).toBe(303);
    }
  });

  test.each([
    ['https://evil.example/', '/mailbox'],
    ['//evil.example', '/mailbox'],
    ['/mailbox/../login', '/mailbox'],
    ['/mailbox\\evil', '/mailbox'],
    ['/mailboxes', '/mailbox'],
    ['/mailbox/sign-in', '/mailbox'],
    ['/mailbox?kind=booking&q=a+b', '/mailbox?kind=booking&q=a+b'],
  ])('a sign-in that asks for %s leads to %s', async (next, expected) => {
    const { ask } = await setUp(withPassword);
    const question = { ...typed(password), body: new URLSearchParams({ password, next }) };
    expect((await ask('/mailbox/sign-in', question)).headers.get('location')).toBe(expected);
  });

  test.each<[string, Record<string, string>]>([
    ['a proxy says that it was asked over http', { ...browser, 'x-forwarded-proto': 'http' }],
    [
      'the browser does not take the connection for secure',
      { host: 'www.example.com', 'x-forwarded-for': '203.0.113.9' },
    ],
  ])('is not there when %s', async (_, headers) => {
    const { ask } = await setUp(withPassword);
    expect((await ask('/mailbox/sign-in', { headers })).status).toBe(404);
    expect((await ask('/mailbox/sign-in', { ...typed(password), headers })).status).toBe(404);
  });

  test('is open on the machine itself without it, but not through a proxy there', async () => {
    const { ask } = await setUp({ OWNER_PASSWORD: password });
    expect((await ask('/mailbox')).status).toBe(200);
    expect((await ask('/mailbox/sign-in')).headers.get('location')).toBe('/mailbox');
    const proxied = { headers: { 'x-forwarded-for': '127.0.0.1', 'sec-fetch-site': 'none' } };
    expect((await ask('/mailbox', proxied)).status).toBe(303);
  });
});

describe('a button of the inbox', () => {
  const press = (headers: Record<string, string>): Question => ({ method: 'POST', headers });
  test.each<[string, Record<string, string>, number]>([
    ['this page', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 404],
    ['this page, in a browser that says no more', { origin: 'http://localhost:3000' }, 404],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['another port of this machine', { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' }, 403],
    ['a page that hides its address', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a page that hides its address, in a browser that says no more', { origin: 'null' }, 403],
    ['somebody who says nothing', {}, 403],
  ])('pressed by %s', async (_, headers, status) => {
    const { ask } = await setUp();
    for (const address of ['/mailbox/abcdefabcdef/retry', '/mailbox/abcdefabcdef/done']) {
      expect((await ask(address, press(headers))).status).toBe(status);
    }
  });

  test.each(['/mailbox/subscribers/end', '/mailbox/subscribers.csv'])(
    'at %s cannot be pressed from elsewhere',
    async (address) => {
      const { ask } = await setUp();
      expect((await ask(address, press({ 'sec-fetch-site': 'cross-site' }))).status).toBe(403);
    },
  );

  test('another site cannot try passwords', async () => {
    const { ask } = await setUp(withPassword);
    const answer = await ask('/mailbox/sign-in', typed(password, { 'sec-fetch-site': 'cross-site' }));
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });
});

test('every page of the inbox is nobody’s to keep, to frame or to find, and runs no script', async () => {
  const { ask } = await setUp();
  for (const address of [...addresses, '/mailbox/abcdefabcdef/mail', '/mailbox?state=dead']) {
    const { headers } = await ask(address);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/);
  }
});
