import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newestBackup } from '../services/backup/backup-folder.ts';
import { writeManifest } from '../services/backup/testing/write-manifest.ts';
import { folderOfTest } from '../services/testing/temporary-folders.ts';
import { createBackupCheck } from './backup-check.ts';

const hour = 60 * 60_000;
const made = Date.UTC(2026, 10, 20, 3, 15);

function writeBackup(folder: string, reason: 'asked' | 'upgrade', at: number): void {
  writeManifest(path.join(folder, reason), new Date(at).toISOString(), { reason });
}

test('A daily backup that failed once is told, also beside one that the server made for an upgrade', async () => {
  const folder = folderOfTest();
  writeBackup(folder, 'asked', made);
  writeBackup(folder, 'upgrade', made + 30 * hour);
  expect(await createBackupCheck(folder)(made + 36 * hour)).toEqual([]);
  expect(await createBackupCheck(folder)(made + 37 * hour)).toEqual([expect.stringContaining('is 37 hours old')]);
});

test('A backup that a wrong clock dated later hides no late one', async () => {
  const folder = folderOfTest();
  writeBackup(folder, 'asked', made);
  writeManifest(path.join(folder, 'ahead'), '2027-11-20T03:15:00.000Z');
  expect(await createBackupCheck(folder)(made + 37 * hour)).toEqual([expect.stringContaining('is 37 hours old')]);
  expect((await newestBackup(folder, made + 37 * hour))?.folder).toBe(path.join(folder, 'asked'));
});

test('A site that was never backed up has no late backup; a folder that cannot be read is told', async () => {
  const folder = folderOfTest();
  const check = createBackupCheck(folder);
  expect(await check(made)).toEqual([]);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  expect(await check(made + hour)).toEqual([expect.stringContaining('The backups cannot be read')]);
});
