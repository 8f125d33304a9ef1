import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../server/fixture/ask.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';

let site: SiteServer;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What belongs to the owner alone. */
const ownersPages = ['/mailbox', '/mailbox/messages.csv', '/mailbox/subscribers', '/metrics'];

test.each<[string, Record<string, string>]>([
  ['a foreign name', { host: 'jantar.example' }],
  ['a foreign name that begins like a loopback one', { host: 'localhost.jantar.example' }],
  ['a forwarding header', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
])('finding 1: %s shows nothing of the owner’s', async (_, headers) => {
  for (const address of ownersPages) {
    const answer = await ask(Number(new URL(site.origin).port), address, { headers });
    expect.soft([address, answer.status]).not.toEqual([address, 200]);
  }
});
