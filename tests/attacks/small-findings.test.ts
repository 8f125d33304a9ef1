import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { relayWords } from '../../content/mail/relay-words.ts';
import { emailAnswers, emailPaths } from '../../contracts/email-wire.ts';
import { identityErrors } from '../../contracts/identity-wire.ts';
import { ask } from '../../server/fixture/ask.ts';
import type { InboxEntry } from '../../services/mail-relay/mailbox/inbox-entry.ts';
import { entryPage } from '../../services/mail-relay/mailbox/pages/entry-page.ts';
import { createClock } from '../../services/mail-relay/mailbox/pages/clock.ts';
import { buildSite } from '../harness/build-site.ts';
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
