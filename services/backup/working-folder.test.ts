import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { describeOnEachDialect } from '../database/testing/each-dialect.ts';
import { verifyBackup } from './restore-backup.ts';
import { backUp } from './testing/back-up.ts';

type Stopped = { child: ChildProcess; ended: Promise<unknown>; pipe: FileHandle };

/** Replaces a file by a pipe and runs a process until it reads that, so that it hangs in the middle of its work. */
async function stoppedAt(file: string, name: 'backup' | 'verify' | 'restore', options: object): Promise<Stopped> {
  rmSync(file, { force: true });
  execFileSync('mkfifo', [file]);
  const program = fileURLToPath(new URL('testing/one-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, name, JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  // Opens once the other end is read.
  const pipe = await open(file, 'w');
  onTestFinished(() => pipe.close().catch(() => undefined));
  return { child, ended, pipe };
}

async function kill({ child, ended }: Stopped): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** What is in a folder beside finished backups: the working copies, as long as they are there. */
const working = (folder: string) => globSync('.*', { cwd: folder });

describeOnEachDialect('The working copy', (freshStore) => {
  async function site() {
    const store = await freshStore();
    await (await openDatabase(store)).close();
    const mail = path.join(store.dataDir, 'mail/new/1.first.localhost');
    mkdirSync(path.dirname(mail), { recursive: true });
    writeFileSync(mail, 'a mail');
    return { store, mail, backupDir: path.join(store.dataDir, 'backups') };
  }

  test('of a backup that was killed is gone with the next, which leaves one that is being made alone', async () => {
    const [killed, other, third] = [await site(), await site(), await site()];
    const { backupDir } = killed;
    await kill(await stoppedAt(killed.mail, 'backup', killed.store));
    expect(working(backupDir)).not.toEqual([]);

    const running = await stoppedAt(other.mail, 'backup', { ...other.store, backupDir });
    await backUp({ ...third.store, backupDir });
    expect(globSync('.*/{site.sqlite,store.pgdump}', { cwd: backupDir })).toHaveLength(1);
    await running.pipe.write('a mail');
    await running.pipe.close();
    expect(await running.ended).toEqual([0, null]);
    expect(working(backupDir)).toEqual([]);
    expect(globSync('*/backup.json', { cwd: backupDir })).toHaveLength(2);
  });

  test.each([
    ['verify', 'backup'],
    ['restore', 'backup'],
    ['backup', 'check'],
  ] as const)('of a %s that was killed is gone with the next %s', async (name, next) => {
    const { store, mail, backupDir } = await site();
    const { folder } = await backUp(store);
    const copied = path.join(folder, path.relative(store.dataDir, mail));
    await kill(await stoppedAt(name === 'backup' ? mail : copied, name, { ...store, folder }));
    const places = [store.dataDir, backupDir];
    expect(places.flatMap(working)).not.toEqual([]);
    await (next === 'backup' ? backUp(store) : verifyBackup({ ...store, folder }));
    expect(places.flatMap(working)).toEqual([]);
  });
});
