import { describe, expect, test, vi } from 'vitest';
import { emailAnswers, emailPaths } from '../../contracts/email-wire.ts';
import { identityErrors } from '../../contracts/identity-wire.ts';
import { ask } from '../../server/fixture/ask.ts';
import { buildSite } from '../harness/build-site.ts';
import { startSite } from '../harness/site-server.ts';

test('finding 10: a method that an address does not know is refused in words, which tell the ones it knows', async () => {
  await using site = await startSite();
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
  const origins = async (origin?: string, account?: string) => {
    vi.stubEnv('EMAIL_ORIGIN', origin);
    vi.stubEnv('EMAIL_USER_ID', account);
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
    await expect(origins(origin, 'key')).rejects.toThrow(/EMAIL_ORIGIN is .*Give scheme and host/);
  });

  test.each(['https://api.emailjs.com', 'https://mail.example.com:8443', 'http://127.0.0.1:3000'])(
    'at %s is taken',
    async (origin) => {
      expect(await origins(origin, 'key')).toEqual([origin]);
    },
  );

  test.each([
    ['an origin without an account', 'https://mail.example', undefined, /^EMAIL_ORIGIN is .* EMAIL_USER_ID is not set/],
    ['an account without an origin', undefined, 'key', /^EMAIL_USER_ID is "key".* Set EMAIL_ORIGIN/],
  ])('of which only %s is given is refused with the remedy', async (_, origin, account, message) => {
    await expect(origins(origin, account)).rejects.toThrow(message);
  });

  test('that cannot work stops the build', async () => {
    await expect(buildSite({ EMAIL_ORIGIN: '*', EMAIL_USER_ID: 'key' })).rejects.toThrow('EMAIL_ORIGIN is "*"');
  });
});
