import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { isNotRoot } from '../testing/is-not-root.ts';
import { folderOfTest } from '../testing/temporary-folders.ts';
import { listBackups, pruneBackups } from './backup-folder.ts';
import { type Manifest, manifestName } from './manifest.ts';
import { writeManifest } from './testing/write-manifest.ts';

let backupDir: string;
beforeEach(() => void (backupDir = folderOfTest()));

const dayOf = (day: number) => Date.UTC(2026, 10, day);
/** Makes a backup that holds nothing, on a day, in a folder of its number. */
const made = (day: number, kind?: Partial<Pick<Manifest, 'reason' | 'migrations'>>) =>
  writeManifest(path.join(backupDir, `${day}`), new Date(dayOf(day)).toISOString(), kind);
/** The days of the backups that are left, newest first. */
const left = () => listBackups(backupDir).map(({ folder }) => Number(path.basename(folder)));

const upgrade = { reason: 'upgrade' } as const;

test('a backup leaves as many of its kind as asked for: itself, though an earlier clock was ahead, and the newest', () => {
  for (const [day, kind] of [[2, upgrade], [3], [4]] as const) made(day, kind);
  expect(pruneBackups(made(1), 2, dayOf(1))).toBe(1);
  expect(left()).toEqual([4, 2, 1]);
});

test('a backup that another process deletes at the same time is as good as deleted', () => {
  const first = made(1);
  made(2);
  const last = made(3);
  const pipe = path.join(backupDir, 'read-last');
  mkdirSync(pipe);
  execFileSync('mkfifo', [path.join(pipe, manifestName)]);
  // Whoever reads the pipe waits for the end of this program: by then all backups are listed, and one of them is gone.
  spawn('sh', ['-c', `exec > "$0/${manifestName}"; rm -r "$0" "$1"`, pipe, first.folder]);
  expect(pruneBackups(last, 1, dayOf(3))).toBe(2);
  expect(left()).toEqual([3]);
});

test('the backup of before an upgrade that fails again and again takes the place of no other', () => {
  const asked = { migrations: ['0001'] };
  const next = { ...upgrade, ...asked };
  for (const [before, kind] of [upgrade, asked, next].entries()) made(before + 1, kind);
  expect(pruneBackups(made(4, next), 2, dayOf(4))).toBe(1);
  expect(left()).toEqual([4, 2, 1]);
});

test('the backup of before an upgrade goes a month later with the last of its time, and stays while that is kept', () => {
  for (const [day, kind] of [[1], [2, upgrade], [33]] as const) made(day, kind);
  const last = made(34);
  expect(pruneBackups(last, 3, dayOf(34))).toBe(0);
  expect(left()).toContain(2);
  expect(pruneBackups(last, 2, dayOf(34))).toBe(2);
  expect(left()).toEqual([34, 33]);
});

test.each(['asked', 'upgrade'] as const)(
  'of two processes that end a backup (%s) at the same time neither deletes the last one that there is',
  (reason) => {
    const [one, other] = [made(1, { reason }), made(2, { reason }), made(3, { reason })].slice(1);
    for (const ended of [one, other]) if (ended) pruneBackups(ended, 1, dayOf(4));
    expect(left()).toEqual([3]);
  },
);

test.skipIf(isNotRoot)('old backups that cannot be deleted are told, all and each time, and the others go', () => {
  const [first, , third, last] = [made(1), made(2), made(3), made(4)];
  for (const { folder } of [first, third]) {
    const mails = path.join(folder, 'mail');
    mkdirSync(mails);
    execFileSync('mount', ['-t', 'tmpfs', 'none', mails]);
    onTestFinished(() => void execFileSync('umount', [mails]));
  }
  for (let time = 0; time < 2; time += 1) {
    for (const { folder } of [first, third])
      expect(() => pruneBackups(last, 1, dayOf(5))).toThrow(`${folder} cannot be deleted`);
    expect(left()).toEqual([4, 3, 1]);
  }
});
