import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityApiKey, identityErrors, identityPaths } from '../../contracts/identity-wire.ts';
import { type Answer, ask } from '../../server/fixture/ask.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';

/** The number of sign-ins: five times the queue for hashes, and per account fewer than its limit on guesses. */
const atOnce = 400;
const accounts = Array.from({ length: 10 }, (_, index) => ({
  email: `asha${index}@example.com`,
  password: 'blue pottery by the lake',
  returnSecureToken: true,
}));

let site: SiteServer;
// No connection is reused: the server may have closed it during the flood.
const agent = new Agent({ maxSockets: atOnce });
beforeAll(async () => void (site = await startSite()));
afterAll(async () => {
  agent.destroy();
  await site.stop();
});

test('finding 5: sign-ins above what the server can hash are shed: never as a wrong password, and counted as no guess', async () => {
  for (const account of accounts) expect((await identity('signUp', account)).status).toBe(200);
  const everyAccount = Array.from({ length: atOnce / accounts.length }, () => accounts).flat();
  // If shed sign-ins counted as guesses, the next flood would be refused for them.
  for (let floods = 0; floods < 2; floods += 1) {
    const flood = everyAccount.map((account) => identity('signInWithPassword', account));
    const pages = await Promise.all(Array.from({ length: 20 }, () => call('/contact')));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = (await Promise.all(flood)).filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect([status, Number(headers['retry-after'])]).toEqual([503, 2]);
      expect(JSON.parse(body.toString())).toMatchObject({
        error: { code: 503, message: identityErrors.tooManyAttempts },
      });
    }
  }
  for (const account of accounts) {
    const wrong = await identity('signInWithPassword', { ...account, password: 'not the password' });
    expect(JSON.parse(wrong.body.toString())).toMatchObject({ error: { message: identityErrors.invalidPassword } });
    expect((await identity('signInWithPassword', account)).status).toBe(200);
  }
});

function identity(method: keyof typeof identityPaths, body: object): Promise<Answer> {
  return call(`${identityPaths[method]}?key=${identityApiKey}`, body);
}

let visitors = 0;

/** A sign-in from another address, as a trusted proxy reports it. */
function call(path: string, body?: object): Promise<Answer> {
  visitors += 1;
  const headers = { 'x-forwarded-for': `10.${visitors >> 8}.${visitors & 255}.1`, 'content-type': 'application/json' };
  return ask(site.port, path, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body), agent });
}
