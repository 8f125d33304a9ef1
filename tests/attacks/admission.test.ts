import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailPaths } from '../../contracts/email-wire.ts';
import { identityPaths } from '../../contracts/identity-wire.ts';
import { newsletterPaths } from '../../contracts/newsletter.ts';
import {
  createDatabase,
  findPostgres,
  type PostgresCluster,
  startPostgres,
} from '../../services/database/testing/postgres-cluster.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';

const form = 'application/x-www-form-urlencoded';

async function post(site: SiteServer, path: string, type: string, body: string, from = '10.9.8.7') {
  const headers = { 'content-type': type, 'x-forwarded-for': from, origin: site.origin };
  return (await fetch(site.origin + path, { method: 'POST', headers, body })).status;
}

function message(site: SiteServer, fields: Record<string, string>, from: string) {
  return post(site, emailPaths.send, 'application/json', contactMessage(fields).body, from);
}

describe('A body', () => {
  let site: SiteServer;
  beforeAll(async () => void (site = await startSite()));
  afterAll(() => site.stop());

  test('finding 2: of more than 4 kB is refused where an address is all that is asked for', async () => {
    const long = `email=${'a'.repeat(5000)}`;
    for (const path of [newsletterPaths.subscribe, identityPaths.token, '/mailbox/sign-in'])
      expect.soft([path, await post(site, path, form, long)]).toEqual([path, 413]);
  });

  test('finding 2: of more than 64 fields is refused, however small', async () => {
    const status = (count: number) =>
      post(site, emailPaths.sendForm, form, Array.from({ length: count }, (_, index) => `a${index}=b`).join('&'));
    // The ids are missing, which is checked after the fields are parsed.
    expect(await status(64)).toBe(400);
    expect(await status(65)).toBe(413);
  });
});

describe.skipIf(!findPostgres() && !process.env['CI'])('Two processes with one PostgreSQL', () => {
  let cluster: PostgresCluster;
  let sites: [SiteServer, SiteServer];
  beforeAll(async () => {
    cluster = await startPostgres();
    const databaseUrl = await createDatabase(cluster.address);
    sites = await Promise.all([startSite({ DATABASE_URL: databaseUrl }), startSite({ DATABASE_URL: databaseUrl })]);
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await cluster.stop();
  });

  test('finding 2: let one address send no more messages than one process does', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 40; number += 1) {
      const site = sites[number % 2 === 0 ? 0 : 1];
      statuses.push(await message(site, { subject: `Message ${number}` }, '10.2.0.1'));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
