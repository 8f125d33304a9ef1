import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { emailPaths } from '../contracts/email-wire.ts';
import { createDatabase } from '../services/database/testing/postgres-cluster.ts';
import { contactMessage } from '../services/mail-relay/testing/contact-message.ts';
import { folderOfTest } from '../services/testing/temporary-folders.ts';
import { openSite } from './fixture/account-site.ts';

const cluster = inject('postgres');
describe.skipIf(!cluster && !process.env['CI'])('With PostgreSQL', () => {
  test('finding 2: the services of two processes let one address send no more messages than those of one do', async () => {
    const databaseUrl = await createDatabase(cluster ?? '', inject('newestSchema'));
    const sites = [0, 1].map(() => openSite({ dataDir: folderOfTest(), databaseUrl }));
    const statuses: number[] = [];
    for (let number = 0; number < 40; number += 1) {
      const site = await sites[number % 2];
      statuses.push(
        (await site?.fetch(emailPaths.send, contactMessage({ subject: `Message ${number}` })))?.status ?? 0,
      );
    }
    expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(429)]);
  });

  test('a store in a file is not left behind for an empty database', async () => {
    const [dataDir, databaseUrl] = [folderOfTest(), await createDatabase(cluster ?? '')];
    writeFileSync(join(dataDir, 'site.sqlite'), 'mails that wait');
    await expect(openSite({ dataDir, databaseUrl })).rejects.toThrow(/DATABASE_URL is empty.*\n.*restore/);
  });
});
