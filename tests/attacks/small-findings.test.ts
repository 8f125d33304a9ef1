import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { relayWords } from '../../content/mail/relay-words.ts';
import { emailAnswers, emailPaths } from '../../contracts/email-wire.ts';
import { identityErrors } from '../../contracts/identity-wire.ts';
import { ask } from '../../server/fixture/ask.ts';
import type { InboxEntry } from '../../services/mail-relay/mailbox/inbox-entry.ts';
import { entryPage } from '../../services/mail-relay/mailbox/pages/entry-page.ts';
import { createClock } from '../../services/mail-relay/mailbox/pages/clock.ts';
import { buildSite, type OtherBuild } from '../harness/build-site.ts';
import { parsePage } from '../harness/pages.ts';
import { startSite } from '../harness/site-server.ts';

async function replyOf(email: string): Promise<string | undefined> {
  const entry: InboxEntry = {
    id: '0123456789ab',
    kind: 'booking',
    template: 'booking',
    state: 'delivered',
    received: 0,
    fields: { name: 'Asha', email, phone: '+91 141 555', message: 'Hello' },
    attempts: 1,
    route: 'primary',
    failure: null,
    refusedBy: null,
    nextTry: undefined,
    finished: 0,
    done: null,
  };
  const site = { isKept: false, hasBackup: false, words: relayWords, clock: createClock(relayWords, 'UTC') };
  const page = await entryPage({ entry, query: { page: 1 }, mail: 'Sent by SMTP.', ...site }).content;
  return /href="mailto:([^"?]*)/.exec(String(page))?.[1];
}

test('finding 10: a reply from the inbox goes to one person', async () => {
  expect(await replyOf('asha@example.com')).toBe('asha@example.com');
  for (const several of [
    'asha@example.com,mallory@example.com',
    'asha@example.com;m@example.com',
    'a%2Cb@example.com,',
  ]) {
    expect.soft([several, await replyOf(several)]).toEqual([several, undefined]);
  }
});

test('finding 10: a method that an address does not know is refused in words, which tell the ones it knows', async () => {
  const site = await startSite();
  onTestFinished(() => void site.stop());
  const { port } = site;
  const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
  const page = [405, 'GET, HEAD', 'Pages can only be read: use GET or HEAD.'];
  const unknown = [404, undefined, 'There is nothing at this address.'];
  for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE']) {
    for (const [address, answer] of [
      ['/', page],
      ['/about', page],
      [emailPaths.send, [405, 'POST, OPTIONS', emailAnswers.methodRefused]],
      [`${signUp}?key=site`, [404, undefined, expect.stringContaining(identityErrors.operationNotAllowed)]],
      ['/healthz', unknown],
    ] as const) {
      const { status, headers, body } = await ask(port, address, { method });
      const expected = method === 'TRACE' ? page : answer;
      expect.soft([method, address, status, headers.allow, String(body)]).toEqual([method, address, ...expected]);
      expect.soft(headers['x-content-type-options']).toBe('nosniff');
    }
  }
});

describe('finding 10: a hosted e-mail service', () => {
  const origins = async (origin: string) => {
    vi.stubEnv('EMAIL_ORIGIN', origin);
    vi.resetModules();
    const { emailOrigins } = await import('../../site/email-client/email-origin.ts');
    return emailOrigins();
  };

  test.each([
    '*',
    'http://mail.example.com',
    'api.emailjs.com',
    '//api.emailjs.com',
    'https://*',
    'https://a.example/api',
    'https://a.example/',
    'https://a.example; script-src *',
    'https://user@a.example',
    'javascript:alert(1)',
  ])('at %j is refused with the remedy', async (origin) => {
    await expect(origins(origin)).rejects.toThrow(/EMAIL_ORIGIN is .*Give scheme and host/);
  });

  test.each(['https://api.emailjs.com', 'https://mail.example.com:8443', 'http://127.0.0.1:3000'])(
    'at %s is taken',
    async (origin) => {
      expect(await origins(origin)).toEqual([origin]);
    },
  );

  test('that cannot work stops the build', async () => {
    await expect(buildSite({ EMAIL_ORIGIN: '*' })).rejects.toThrow('EMAIL_ORIGIN is "*"');
  });
});

describe('finding 10: on a static host with a hosted e-mail service', () => {
  let build: OtherBuild | undefined;
  const page = async (file: string) => {
    build ??= await buildSite({ EMAIL_ORIGIN: 'https://api.emailjs.com', EMAIL_TO: 'owner@jantar.example' });
    return parsePage(file, await readFile(path.join(build.dist, file), 'utf8'));
  };
  afterAll(() => build?.remove());

  test.each(['contact.html', 'book-a-call.html'])(
    'the form of %s names the recipient, and says what comes after it without JavaScript',
    async (file) => {
      const { document } = await page(file);
      const form = document.querySelector('form[action="https://api.emailjs.com/api/v1.0/email/send-form"]');
      expect(form?.querySelector('input[type="hidden"][name="to"]')?.getAttribute('value')).toBe(
        'owner@jantar.example',
      );
      expect(form?.querySelector('noscript')?.textContent).toContain(
        'when the next page says “OK”, we have your message',
      );
    },
  );

  test('the privacy page names the service', async () => {
    const { document } = await page('privacy.html');
    expect(document.querySelector('#recipients tbody')?.textContent).toMatch(/form service at api\.emailjs\.com/);
    expect(document.querySelector('#what tbody')?.textContent).not.toContain('30 days in our database');
  });

  test('the page for unknown addresses brings its policy along, before anything that it rules', async () => {
    const { html, document } = await page('404.html');
    const policy = document.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src .*'sha256-/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(html.indexOf('http-equiv="content-security-policy"')).toBeLessThan(html.search(/<script|<style|<link/));
  });

  test('every address, known or not, is told not to be framed or guessed at', async () => {
    await page('404.html');
    const rules = await readFile(path.join(build?.dist ?? '', '_headers'), 'utf8');
    expect(rules).toMatch(/^\/\*\n(?: {2}.*\n)*? {2}x-frame-options: DENY\n/);
    expect(rules).toMatch(/^\/\*\n(?: {2}.*\n)*? {2}x-content-type-options: nosniff\n/);
    // Two policies would both apply: each page has its own alone.
    expect(rules.split('\n\n')[0]).not.toContain('content-security-policy');
  });
});
