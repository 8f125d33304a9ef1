import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeManifest } from '../../services/backup/testing/write-manifest.ts';
import { makeEarlierStore } from '../../services/database/testing/earlier-store.ts';
import { ended, jantar } from '../harness/jantar.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';
import { sendMessage } from './client.ts';
import { fillDisk, mountsNothing } from './full-disk.ts';
import { temporaryFolders } from '../../services/testing/temporary-folders.ts';

describe('With SQLite, whatever happens to its file', () => {
  const folders = temporaryFolders();
  let folder = '';
  let site: SiteServer;
  const mounted: string[] = [];
  beforeEach(() => void (folder = folders()));
  afterEach(async () => {
    await site.stop();
    for (const place of mounted.splice(0)) execFileSync('umount', [place]);
  });

  let number = 0;
  const isTaken = () => sendMessage((number += 1), site.port);
  const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
  async function untilTaken(): Promise<void> {
    while (!(await isTaken())) await wait(100);
  }
  async function untilRefused(): Promise<void> {
    while (await isTaken()) await wait(20);
  }

  /** Checks the answers to a visitor and a monitor while nothing can be stored. */
  async function expectPagesAlone(): Promise<void> {
    await untilRefused();
    expect(await statusOf('/about')).toBe(200);
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
  }

  /** Checks that earlier acknowledged messages are still stored. */
  async function expectRecovery(): Promise<void> {
    await untilTaken();
    await expect.poll(() => statusOf('/readyz')).toBe(200);
  }

  const run = (...words: string[]) => jantar(words, { DATA_DIR: folder });

  /** The folder of a backup that the command makes. */
  async function backedUp(...options: string[]): Promise<string> {
    const { output } = await run('backup', '--json', ...options);
    return (JSON.parse(output) as { folder: string }).folder;
  }

  function mount(options: string, place = folder): void {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place]);
    mounted.push(place);
  }

  test.skipIf(mountsNothing)(
    'a full disk: a start and a backup name it, forms say so, and go on once there is room',
    async () => {
      mount('size=8m,mode=700');
      site = await startSite({ DATA_DIR: folder });
      expect(await isTaken()).toBe(true);
      const ballast = join(folder, 'ballast');
      fillDisk(ballast);
      await expectPagesAlone();
      await expect.poll(() => site.said()).toContain('the disk of the store is full');
      expect(await run('backup')).toEqual(ended(2, 'is full'));
      rmSync(ballast);
      await expectRecovery();
      await site.stop();
      fillDisk(ballast);
      await expect(startSite({ DATA_DIR: folder })).rejects.toThrow(`the disk of ${folder} is full`);
    },
  );

  test.skipIf(mountsNothing)('a full disk: a restore names it, also of an encrypted backup', async () => {
    site = await startSite({ DATA_DIR: folder });
    mkdirSync(join(folder, 'mail/new'), { recursive: true });
    writeFileSync(join(folder, 'mail/new/1.large.localhost'), Buffer.alloc(4_000_000));
    const key = join(folder, 'key');
    writeFileSync(key, Buffer.alloc(32, 1), { mode: 0o600 });
    const backup = await backedUp('--key', key);
    const small = folders();
    mount('size=2m,mode=700', small);
    expect(await jantar(['restore', backup, '--key', key], { DATA_DIR: small })).toEqual(
      ended(2, `The disk of ${small} is full`),
    );
  });

  test.skipIf(mountsNothing)('a read-only disk: a backup and a start tell it, and where systemd does it', async () => {
    site = await startSite({ DATA_DIR: folder });
    const readOnly = folders();
    mount('size=1m,mode=700,ro', readOnly);
    expect(await run('backup', '--to', readOnly)).toEqual(ended(2, `${readOnly} cannot be used: EROFS`));
    const start = startSite({ DATA_DIR: readOnly, BACKUP_DIR: join(readOnly, 'backups') });
    await expect(start).rejects.toThrow(
      /DATA_DIR.*EROFS.*\n.*ReadWritePaths=(?:.*\n)*.*BACKUP_DIR.*\n.*ReadWritePaths=/,
    );
  });

  test.skipIf(mountsNothing)('a restore that cannot move the mails leaves the store in place', async () => {
    site = await startSite({ DATA_DIR: folder });
    await site.stop();
    const backup = await backedUp();
    const mails = join(folder, 'mail');
    mkdirSync(mails, { recursive: true });
    mount('size=1m', mails);
    expect(await run('restore', backup)).toEqual(ended(2, 'EBUSY'));
    expect(readdirSync(folder).filter((name) => /^replaced-|site\.sqlite$/.test(name))).toEqual(['site.sqlite']);
  });

  test.skipIf(mountsNothing)('an old backup that cannot be deleted stops no upgrade', async () => {
    await makeEarlierStore({ dataDir: folder });
    const [oldest = ''] = ['1', '2', '3'].map((name) => {
      const backup = join(folder, 'backups', name);
      mkdirSync(join(backup, 'mail'), { recursive: true });
      writeManifest(backup, `2026-01-0${name}T00:00:00.000Z`, { reason: 'upgrade' });
      return backup;
    });
    chmodSync(join(folder, 'backups'), 0o700);
    mount('size=1m', join(oldest, 'mail'));
    site = await startSite({ DATA_DIR: folder });
    await expect.poll(() => site.said()).toContain(`${oldest} cannot be deleted`);
  });

  test('another program that holds it: pages go on at once, forms wait five seconds and say so, and go on after', async () => {
    site = await startSite({ DATA_DIR: folder });
    const other = new DatabaseSync(join(folder, 'site.sqlite'), { timeout: 5000 });
    other.exec('begin immediate');
    const send = isTaken();
    const started = performance.now();
    for (let page = 0; page < 20; page += 1) expect(await statusOf('/healthz')).toBe(200);
    expect(performance.now() - started).toBeLessThan(4000);
    expect(await send).toBe(false);
    await expectPagesAlone();
    other.exec('rollback');
    other.close();
    await expectRecovery();
  });

  test('a damaged file: a start says so and what to do', async () => {
    site = await startSite({ DATA_DIR: folder });
    expect(await isTaken()).toBe(true);
    await site.stop();
    const file = openSync(join(folder, 'site.sqlite'), 'r+');
    for (let page = 1; page < 8; page += 1) writeSync(file, Buffer.alloc(4000, page), 0, 4000, page * 4096 + 50);
    closeSync(file);
    await expect(startSite({ DATA_DIR: folder })).rejects.toThrow('the store is damaged');
  });

  test('a file that was deleted: nothing more is acknowledged, and a start without it is refused', async () => {
    site = await startSite({ DATA_DIR: folder });
    expect(await isTaken()).toBe(true);
    rmSync(join(folder, 'site.sqlite'));
    await expectPagesAlone();
    await site.stop();
    expect(existsSync(join(folder, 'site.sqlite'))).toBe(false);
    await expect(startSite({ DATA_DIR: folder })).rejects.toThrow('There was a store in');
  });
});
