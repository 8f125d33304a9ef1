import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** A finished backup in its folder. */
export type StoredBackup = { folder: string; manifest: Manifest };

/** So many of those that the server makes before an upgrade are kept. */
export const upgradeBackupsKept = 3;

/** Makes the folder for backups, closed to others. Throws BackupError for one that is open to them. */
export function provideBackupFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new BackupError(`${folder} cannot be made: ${String(cause)}`, { cause });
  }
  if (process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0) {
    throw new BackupError(
      `${folder} is open to other users, and backups hold what visitors wrote: chmod 700 ${folder}`,
    );
  }
}

/** Newest first; what is no finished backup is left out. */
export function listBackups(folder: string): StoredBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => storedIn(path.join(folder, name)))
    .toSorted((one, other) => (one.manifest.madeAt < other.manifest.madeAt ? 1 : -1));
}

function storedIn(folder: string): StoredBackup[] {
  try {
    return [{ folder, manifest: readManifest(folder) }];
  } catch (error) {
    if (error instanceof BackupError) return [];
    throw error;
  }
}

/** Deletes all but the newest of one kind; returns how many went. */
export function pruneBackups(folder: string, reason: Manifest['reason'], keep: number): number {
  const old = listBackups(folder)
    .filter(({ manifest }) => manifest.reason === reason)
    .slice(keep);
  for (const { folder: gone } of old) rmSync(gone, { recursive: true });
  return old.length;
}
