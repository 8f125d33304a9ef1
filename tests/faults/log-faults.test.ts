import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { startSite } from '../harness/site-server.ts';
import { sendMessage } from './client.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';

describe('A log that cannot be written delays neither pages, nor messages, nor the stop', () => {
  const folder = temporaryFolder();

  /** A pipe whose reader never reads: `O_RDWR` keeps it open without one. */
  function unreadPipe(): number {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    return openSync(pipe, constants.O_RDWR);
  }

  test.each([
    ['on a full disk', () => openSync('/dev/full', 'w')],
    ['in a pipe that nobody reads', unreadPipe],
  ])('%s', async (_, open) => {
    const stdout = open();
    const site = await startSite({ LOG_LEVEL: 'trace' }, { stdout });
    // A pipe holds 64 kB; each answer logs a line of more than 100 bytes.
    for (let round = 0; round < 20; round += 1) {
      const pages = await Promise.all(Array.from({ length: 50 }, () => fetch(`${site.origin}/about`)));
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
      await Promise.all(pages.map(async (page) => page.body?.cancel()));
    }
    expect(await sendMessage(1, site.port)).toBe(true);
    expect(await site.stop()).toBe(0);
    closeSync(stdout);
  });
});

test('A fault is logged with the sources it came through, not with lines of the bundle', async () => {
  const site = await startSite();
  // The site may be writing to it just then.
  const store = new DatabaseSync(join(site.dataDir, 'site.sqlite'), { timeout: 5000 });
  store.exec('drop table outbox');
  store.close();
  expect(await sendMessage(1, site.port)).toBe(false);
  await expect.poll(site.said).toContain('a message could not be stored');
  await site.stop();
  expect(site.said()).toContain('/services/database/sqlite-dialect.ts:');
  expect(site.said()).not.toContain('/build/server/assets/');
});
