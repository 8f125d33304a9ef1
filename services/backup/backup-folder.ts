import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { retention } from '../../contracts/retention.ts';
import { folderFault } from '../data-folder-fault.ts';
import { codeOf } from '../error-code.ts';
import { makeFolder } from '../make-folder.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, manifestName, readManifest } from './manifest.ts';

/** A finished backup in its folder. */
export type StoredBackup = { folder: string; manifest: Manifest };

/** How many of the backups that the server makes before an upgrade are kept. */
export const upgradeBackupsKept = 3;

/** Creates the folder for backups if need be, closed to other users. Throws BackupError when an existing one is open to them. */
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

/** The finished backups in a folder, newest first; empty when the folder is missing. Throws BackupError when it cannot be read. */
export function listBackups(folder: string): StoredBackup[] {
  return [...storedBackups(folder)].toSorted((one, other) => (one.manifest.madeAt < other.manifest.madeAt ? 1 : -1));
}

/** Reads the backups one by one, in no order: the manifest of each lists every mail that is kept as a file. */
function* storedBackups(folder: string): Generator<StoredBackup> {
  for (const name of namesIn(folder)) {
    const backup = name.startsWith('.') ? undefined : backupIn(path.join(folder, name));
    if (backup) yield backup;
  }
}

/** Whether somebody or a timer asked for a backup; the server makes others before an upgrade. */
export const isAsked = ({ manifest }: StoredBackup) => manifest.reason !== 'upgrade';

const timeOf = ({ manifest }: StoredBackup) => Date.parse(manifest.madeAt);

/** How long ago a backup was made. One that a wrong clock dated later counts as so long ago: until then it would be the newest. */
export const ageOf = (backup: StoredBackup, now: number) => Math.abs(now - timeOf(backup));

/** The newest of the backups that `isMeant` names. Rejects with BackupError when the folder cannot be read. */
export async function newestBackup(
  folder: string,
  now: number,
  isMeant: (backup: StoredBackup) => boolean = () => true,
): Promise<StoredBackup | undefined> {
  let newest: StoredBackup | undefined;
  for (const one of storedBackups(folder)) {
    if (isMeant(one) && (!newest || ageOf(one, now) < ageOf(newest, now))) newest = one;
    // Other calls come between two manifests: fourteen of 5,000 mails take 29 ms.
    await setImmediate();
  }
  return newest;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return [];
    const { problem, remedy } = folderFault(folder) ?? {
      problem: String(cause),
      remedy: 'See whether its disk fails.',
    };
    throw new BackupError(`The backups cannot be read: ${problem}.\n${remedy}`, { cause });
  }
}

/** The finished backup of a folder; undefined when it holds none. */
function backupIn(folder: string): StoredBackup | undefined {
  try {
    return { folder, manifest: readManifest(folder) };
  } catch (error) {
    if (error instanceof BackupError) return undefined;
    throw error;
  }
}

/** Whether both were made before the same upgrade, which has failed in between. */
const isRetry = (one: StoredBackup, other: StoredBackup) =>
  !isAsked(one) && !isAsked(other) && one.manifest.migrations.join() === other.manifest.migrations.join();

/**
 * Deletes old backups after `made`, the one that was just made, and returns how many. Of those made for the same reason `keep` stay:
 * `made` itself, whatever clock dates the others, and the newest. Of several before one upgrade that was tried again, `made` alone
 * stays. If `made` was asked for, backups before an upgrade are deleted as well that are older than all kept ones and than visitors
 * were told. A backup that another process has made since stays: that process would delete this one, and none would be left. Throws
 * BackupError after deleting all that can be deleted.
 */
export function pruneBackups(made: StoredBackup, keep: number, now: number): number {
  const isMadeSince = (one: StoredBackup) => timeOf(one) > timeOf(made) && timeOf(one) <= now;
  const others = listBackups(path.dirname(made.folder)).filter(
    (one) => one.folder !== made.folder && !isMadeSince(one),
  );
  const alike = others.filter((one) => one.manifest.reason === made.manifest.reason && !isRetry(one, made));
  const oldest = alike.slice(0, keep - 1).at(-1) ?? made;
  const end = Math.min(timeOf(oldest), timeOf(made) - retention.messages);
  const outdated = others.filter((one) => isAsked(made) && !isAsked(one) && timeOf(one) < end);
  const old = [...alike.slice(keep - 1), ...outdated, ...others.filter((one) => isRetry(one, made))];
  const stuck = old.filter(({ folder }) => !tryDelete(folder));
  if (stuck.length === 0) return old.length;
  const told = stuck.map(({ folder }) => `The old backup ${folder} cannot be deleted.`);
  throw new BackupError(`${told.join('\n')}\nDelete it by hand, as root if need be.`);
}

/** Deletes a backup, its manifest last, by which the rest is found the next time. False when something cannot be deleted. */
function tryDelete(folder: string): boolean {
  try {
    for (const name of namesIn(folder).filter((one) => one !== manifestName)) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    }
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}
