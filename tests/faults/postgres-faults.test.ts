import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { emailPaths } from '../../contracts/email-wire.ts';
import { connectDatabase } from '../../services/database/database.ts';
import { createDatabase, findPostgres, startPostgres } from '../../services/database/testing/postgres-cluster.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { refusedStart, type SiteServer, startSite } from '../harness/site-server.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';
import { sendMessage } from './client.ts';
import { fillDisk, mountsNothing } from './full-disk.ts';

describe.skipIf(!findPostgres() && !process.env['CI'])('With PostgreSQL', () => {
  let cluster: Awaited<ReturnType<typeof startPostgres>>;
  let databaseUrl = '';
  let site: SiteServer | undefined;
  beforeAll(async () => {
    cluster = await startPostgres();
    databaseUrl = await createDatabase(cluster.address);
  });
  afterEach(async () => void (await site?.stop()));
  afterAll(() => cluster.stop());

  const start = (answers?: string) => startSite({ DATABASE_URL: databaseUrl }, answers ? { answers } : undefined);
  const statusOf = async (path: string) => (await fetch((site?.origin ?? '') + path)).status;
  async function untilTaken(number: number): Promise<void> {
    while (!(await sendMessage(number, site?.port ?? 0))) await wait(100);
  }

  test('absent at the start: pages are served, forms answer 503, and are taken once it is there', async () => {
    await cluster.crash();
    site = await start('/healthz');
    expect(await statusOf('/about')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    const refused = await fetch(site.origin + emailPaths.send, contactMessage());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    await expect.poll(() => site?.said()).toContain('PostgreSQL cannot be reached');
    await cluster.start();
    await untilTaken(1);
    await expect.poll(() => statusOf('/readyz')).toBe(200);
  });

  test('that refuses the connection: the start fails with a message without the password', async () => {
    const address = new URL('/none', cluster.address);
    address.password = 'hunter2';
    const refused = await refusedStart({ DATABASE_URL: address.href });
    expect(refused).toMatch(/^The store cannot be opened: .*no database of this name.*\nCreate it/);
    expect(refused).not.toContain('hunter2');
  });

  test('restarted again and again in the middle of messages: the process lives, pages go on, forms come back', async () => {
    site = await start();
    const ended = new AbortController();
    const pages: number[] = [];
    const messages = Array.from({ length: 8 }, async (_, caller) => {
      for (let number = 1000 * (caller + 1); !ended.signal.aborted; number += 1)
        await sendMessage(number, site?.port ?? 0);
    });
    for (let restart = 0; restart < 3; restart += 1) {
      await untilTaken(50 + restart);
      await cluster.crash();
      pages.push(await statusOf('/'));
      await cluster.start();
      pages.push(await statusOf('/'));
    }
    ended.abort();
    await Promise.all(messages);
    await untilTaken(99);
    expect(new Set(pages)).toEqual(new Set([200]));
  });

  test('frozen: a form is answered before a browser gives up, pages at once, and all goes on after', async () => {
    site = await start();
    await untilTaken(100);
    cluster.freeze();
    try {
      const started = performance.now();
      const sends = Array.from({ length: 20 }, (_, number) => sendMessage(200 + number, site?.port ?? 0));
      expect(await statusOf('/about')).toBe(200);
      expect(new Set(await Promise.all(sends))).toEqual(new Set([false]));
      expect(performance.now() - started).toBeLessThan(10_000);
      expect(await statusOf('/readyz')).toBe(503);
    } finally {
      cluster.thaw();
    }
    await untilTaken(300);
  });

  test.skipIf(mountsNothing)('with a full disk: who asks whether it is ready is told what visitors are', async () => {
    const disk = temporaryFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=700,uid=postgres', 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
    await using admin = connectDatabase({ dataDir: '/nowhere', databaseUrl: cluster.address });
    await sql.raw(`create tablespace small location '${disk}'`).execute(admin.db);
    const address = new URL(await createDatabase(cluster.address));
    address.searchParams.set('options', '-c default_tablespace=small');
    site = await startSite({ DATABASE_URL: address.href });
    fillDisk(join(disk, 'ballast'));
    for (let number = 400; await sendMessage(number, site.port); number += 1) await wait(20);
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/about')).toBe(200);
    rmSync(join(disk, 'ballast'));
    await untilTaken(500);
    await expect.poll(() => statusOf('/readyz')).toBe(200);
  });
});
