import { existsSync, globSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseOptions } from '../database/database.ts';
import { sqliteName } from '../database/store-file.ts';
import { codeOf } from '../error-code.ts';
import { giveToOwner } from '../give-to-owner.ts';
import { syncFolder } from '../sync-folder.ts';
import { BackupError } from './backup-error.ts';
import { provideBackupFolder, type StoredBackup } from './backup-folder.ts';
import { explaining } from './explaining.ts';
import { openVault } from './file-vault.ts';
import { dumpName, type Manifest, manifestName } from './manifest.ts';
import { dumpPostgres } from './postgres-dump.ts';
import { copySqlite } from './sqlite-copy.ts';
import { inWorkingFolder, removeAbandoned } from './working-folder.ts';

export type BackupOptions = DatabaseOptions & {
  /** The folder of all backups; each is a folder in it, named after the time it was made. */
  backupDir: string;
  reason: Manifest['reason'];
  /** The key of encryption, 32 bytes; without it the files are not encrypted, only closed to other users. */
  key?: Uint8Array | undefined;
  version: string;
  now?: () => number;
};

/** Copies the store, the mails kept as files and the inbox's key, and verifies the copy. Rejects with BackupError and leaves no partial backup. */
export async function makeBackup(options: BackupOptions): Promise<StoredBackup> {
  return explaining({ ...options, target: options.backupDir }, () => copied(options));
}

async function copied(options: BackupOptions): Promise<StoredBackup> {
  const { dataDir, databaseUrl, backupDir, reason, version, now = Date.now } = options;
  if (!databaseUrl && !existsSync(path.join(dataDir, sqliteName))) {
    throw new BackupError(`There is no store in ${dataDir}. Set DATA_DIR to the folder that the site uses.`);
  }
  provideBackupFolder(backupDir);
  const madeAt = new Date(now()).toISOString();
  const name = `${madeAt.replaceAll(':', '-')}${reason === 'upgrade' ? '-before-upgrade' : ''}`;
  const folder = path.join(backupDir, name);
  removeAbandoned(dataDir);
  return inWorkingFolder(backupDir, async (partial) => {
    const vault = openVault(partial, options.key);
    const copy = path.join(partial, '.store');
    const state = await (databaseUrl
      ? dumpPostgres(databaseUrl, copy)
      : copySqlite(path.join(dataDir, sqliteName), copy));
    const files = [await vault.put(copy, databaseUrl ? dumpName : sqliteName)];
    // SQLite creates -wal and -shm files beside a copy when it is read.
    for (const file of [copy, `${copy}-wal`, `${copy}-shm`]) rmSync(file, { force: true });
    // Paths that were tried, and the names of what was copied.
    const done = new Set<string>();
    const more = () => keptFiles(dataDir).filter((file) => !done.has(file) && !done.has(nameOf(file)));
    // Listed until nothing is new: a mail program may move a mail after it was listed.
    for (let listed = more(); listed.length > 0; listed = more()) {
      for (const file of listed) {
        done.add(file);
        const put = await vault.put(path.join(dataDir, file), file).catch(unlessGone);
        if (!put) continue;
        done.add(nameOf(file));
        files.push(put);
      }
    }
    const store = databaseUrl ? 'postgres' : 'sqlite';
    const encrypted = vault.encryption && { encryption: vault.encryption };
    const manifest: Manifest = { format: 1, madeAt, reason, version, store, ...state, files, ...encrypted };
    const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
    await writeFile(path.join(partial, manifestName), text, { mode: 0o600, flush: true });
    giveToOwner(backupDir, partial);
    renameSync(partial, folder);
    await syncFolder(backupDir);
    return { folder, manifest };
  });
}

const keptFiles = (dataDir: string): string[] => globSync(['owner-key', 'mail/{new,cur}/*'], { cwd: dataDir });

/** What a mail is called in every folder of a Maildir: in `cur` its flags follow a colon. */
const nameOf = (file: string): string => path.basename(file).replace(/:.*$/, '');

/** Skips a mail that was deleted, or moved by a mail program, between listing and copying. */
function unlessGone(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
}
