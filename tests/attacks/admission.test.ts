import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailPaths } from '../../contracts/email-wire.ts';
import {
  createDatabase,
  findPostgres,
  type PostgresCluster,
  startPostgres,
} from '../../services/database/testing/postgres-cluster.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';

async function message(site: SiteServer, fields: Record<string, string>, from: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, origin: site.origin };
  const { body } = contactMessage(fields);
  return (await fetch(site.origin + emailPaths.send, { method: 'POST', headers, body })).status;
}

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
