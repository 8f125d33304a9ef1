import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { browser, local, openInbox, password, post, type Question, typed, withPassword } from '../fixture/inbox.ts';
import { folderOfTest } from '../../services/testing/temporary-folders.ts';

const pages = ['', '/subscribers', '/views', '/settings', '/messages.csv', '/views.csv', '/abcdef', '/abcdef/mail'];
const addresses = pages.map((page) => `/mailbox${page}`);

describe('a request from this machine is not signed in by that', () => {
  test.each<[string, Question]>([
    ['on the machine itself', {}],
    ['by its address', { headers: { host: '127.0.0.1:3000' } }],
    ['by IPv6', { peer: '::1', headers: { host: '[::1]:3000' } }],
    ['by a name in capitals', { headers: { host: 'LOCALHOST' } }],
    ['with a cookie that somebody made up', { headers: { cookie: 'inbox=made-up' } }],
    ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1', 'sec-fetch-site': 'none' } }],
  ])('%s the inbox asks for a sign-in', async (_, question) => {
    const { ask } = await openInbox({ OWNER_PASSWORD: password });
    for (const address of addresses) {
      const { status, headers, text } = await ask(address, question);
      const asked = `/mailbox/sign-in?next=${encodeURIComponent(address)}`;
      expect([status, headers.get('location'), text]).toEqual([303, asked, '']);
    }
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['of this machine under a foreign name, as after DNS rebinding', {}, { ...local, host: 'attacker.example:3000' }],
    ['of this machine under a name that only begins like ours', {}, { ...local, host: 'localhost.attacker.example' }],
    ['of this machine under the public name', {}, { ...local, host: 'www.example.com' }],
    ['of this machine without a name', {}, { ...local, host: '' }],
    ['that a proxy says was asked over http', withPassword, { ...browser, 'x-forwarded-proto': 'http' }],
    ['whose connection the browser does not take for secure', withPassword, { host: 'www.example.com' }],
    ['for the public, asked over http on the machine itself', withPassword, { host: 'localhost:3000' }],
  ])('a site %s has no inbox', async (_, settings, headers) => {
    const { ask, link, key } = await openInbox(settings);
    for (const address of [...addresses, '/mailbox/sign-in', link]) {
      const { status, text, cookie } = await ask(address, { headers });
      expect([status, text, cookie]).toEqual([404, 'There is nothing at this address.', '']);
    }
    for (const words of [key, password])
      expect((await ask('/mailbox/sign-in', post({ password: words }, headers))).status).toBe(404);
  });

  test('a public site without https has no inbox but the command', async () => {
    const { ask, link } = await openInbox({ SITE_ORIGIN: 'http://www.example.com' });
    expect(link).toBe('');
    for (const host of ['www.example.com', 'localhost:3000']) {
      expect((await ask('/mailbox', { headers: { ...browser, host } })).status).toBe(404);
    }
  });
});

describe('sessions', () => {
  /** Two processes on one store, and a browser that came in by the link at the first. */
  async function twoProcesses() {
    const dataDir = folderOfTest();
    const [one, other] = [await openInbox({ DATA_DIR: dataDir }), await openInbox({ DATA_DIR: dataDir })];
    const signIn = async (userAgent = '') => {
      const headers = { 'user-agent': userAgent };
      return { ...local, cookie: (await one.ask(one.link, { headers })).cookie };
    };
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
    const { ask, link } = await openInbox();
    const headers = { cookie: (await ask(link)).cookie };
    vi.advanceTimersByTime(12 * 60 * 60_000 - 1);
    expect((await ask('/mailbox', { headers })).status).toBe(200);
    vi.advanceTimersByTime(1);
    expect((await ask('/mailbox', { headers })).status).toBe(303);
  });

  test('are listed with browser, network and times, and are ended one by one or all others at once', async () => {
    const { one, other, signIn } = await twoProcesses();
    const first = await signIn('Firefox/150 (Windows)');
    const [second, third, fourth] = [await signIn(), await signIn(), await signIn()];
    const { text } = await one.ask('/mailbox/settings', { headers: first });
    expect(text.match(/Opened by the link/g)).toHaveLength(4);
    expect(text).toContain('Firefox on Windows (this session) <span class="soft">127.0.0.0/24</span>');
    expect(text.match(/<h3>An unknown device/g)).toHaveLength(3);
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
    const { ask, link } = await openInbox();
    const headers = { cookie: (await ask(link)).cookie };
    const next = { cookie: (await ask(link, { headers })).cookie };
    expect((await ask('/mailbox', { headers })).status).toBe(303);
    expect((await ask('/mailbox', { headers: next })).status).toBe(200);
  });

  test('keep no secret in the store', async () => {
    const dataDir = folderOfTest();
    const { ask, link, key } = await openInbox({ DATA_DIR: dataDir, OWNER_PASSWORD: password });
    const { cookie } = await ask(link);
    const stored = ['site.sqlite', 'site.sqlite-wal'].map((file) => readFileSync(path.join(dataDir, file), 'latin1'));
    for (const secret of [key, password, cookie.split('=')[1] ?? '']) expect(stored.join('')).not.toContain(secret);
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
    const { ask, link } = await openInbox();
    const { cookie } = await ask(link);
    for (const address of buttons) {
      const { status } = await ask(address, { method: 'POST', headers: { ...headers, cookie } });
      expect.soft([address, status === 403]).toEqual([address, !works]);
    }
  });

  test('another site cannot try passwords, or sign the owner in', async () => {
    const { ask, key } = await openInbox(withPassword);
    for (const words of [password, key]) {
      const answer = await ask('/mailbox/sign-in', typed(words, { 'sec-fetch-site': 'cross-site' }));
      expect([answer.status, answer.cookie]).toEqual([403, '']);
    }
  });
});

test('every page of the inbox is nobody’s to keep, to frame or to find, and runs a script only for passkeys and passwords', async () => {
  const { ask, link } = await openInbox();
  const headers = { ...local, cookie: (await ask(link)).cookie };
  const withScript = new Set(['/mailbox/settings', '/mailbox/sign-in', '/mailbox/enter?key=x']);
  for (const address of [...addresses, '/mailbox/sign-in', '/mailbox/enter?key=x', '/mailbox?state=failed']) {
    const answer = await ask(address, { headers: address === '/mailbox/sign-in' ? {} : headers });
    const policy = answer.headers.get('content-security-policy');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toContain('unsafe');
    expect(policy?.includes("script-src 'self'")).toBe(withScript.has(address));
    expect(answer.text.match(/<script[^>]*>/g) ?? []).toEqual(
      withScript.has(address) ? ['<script src="/mailbox/script.js" type="module" blocking="render">'] : [],
    );
  }
});
