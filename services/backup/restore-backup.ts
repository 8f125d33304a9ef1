import { existsSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type DatabaseOptions, openDatabase } from '../database/database.ts';
import { SQLITE_BUSY, SQLITE_LOCKED, sqliteCode } from '../database/sqlite-code.ts';
import { markStore, sqliteName } from '../database/store-file.ts';
import { knownMigrations } from '../database/migrate.ts';
import { giveToOwner } from '../give-to-owner.ts';
import { makeFolder } from '../make-folder.ts';
import { syncFolder } from '../sync-folder.ts';
import { BackupError } from './backup-error.ts';
import { explaining } from './explaining.ts';
import { openVault } from './file-vault.ts';
import { copyIntoPostgres } from './into-postgres.ts';
import { differences, dumpName, type Manifest, readManifest } from './manifest.ts';
import { otherSessions, restorePostgres, verifyDump } from './postgres-dump.ts';
import { verifySqlite } from './sqlite-copy.ts';
import { inWorkingFolder, removeAbandoned } from './working-folder.ts';

type RestoreOptions = DatabaseOptions & {
  folder: string;
  key?: Uint8Array | undefined;
  /** Whether a backup in clear is taken although there is a key. */
  isClearTaken?: boolean;
};

/**
 * Verifies a backup: restores it into a temporary place, compares it with its manifest and, for SQLite, runs the migrations.
 * Rejects with a BackupError that says what is wrong.
 */
export async function verifyBackup(options: RestoreOptions): Promise<Manifest> {
  return unpacked(options, path.dirname(options.folder), async (place, manifest) => {
    const state =
      manifest.store === 'postgres'
        ? await verifyDump(options.databaseUrl ?? '', path.join(place, dumpName))
        : verifySqlite(path.join(place, sqliteName));
    const different = differences(manifest, state);
    if (different.length > 0) throw new BackupError(`What was restored differs: ${different.join(', ')}.`);
    if (manifest.store === 'sqlite') await (await openDatabase({ dataDir: place })).close();
    return manifest;
  });
}

/**
 * Replaces the store and the mails by a backup. What was there (not PostgreSQL's data) is moved to a folder in `dataDir`, whose path
 * is returned. A backup of SQLite goes into a new PostgreSQL, too. Rejects with BackupError, having changed nothing, while the site
 * runs or when the backup is damaged.
 */
export async function restoreBackup(options: RestoreOptions): Promise<string | undefined> {
  const { dataDir, databaseUrl } = options;
  return unpacked(options, dataDir, async (place, manifest) => {
    const isSqlite = manifest.store === 'sqlite';
    if (isSqlite) {
      const different = differences(manifest, verifySqlite(path.join(place, sqliteName)));
      if (different.length > 0) throw new BackupError(`The backup is not whole: ${different.join(', ')}.`);
      assertUnused(path.join(dataDir, sqliteName));
    }
    if (databaseUrl) {
      const others = await otherSessions(databaseUrl);
      if (others > 0) throw new BackupError(`${others} other sessions use the database. Stop the site first.`);
      if (isSqlite) move(place, path.join(place, 'sqlite'), [sqliteName]);
    } else markStore(dataDir);
    return exchange(place, dataDir, async () => {
      if (!databaseUrl) return;
      if (isSqlite) await copyIntoPostgres({ dataDir: path.join(place, 'sqlite') }, { dataDir, databaseUrl });
      else await restorePostgres(databaseUrl, path.join(place, dumpName));
    });
  });
}

/**
 * Moves what is in `dataDir` to a folder in it, whose path is returned, and the backup's files from `place` into `dataDir`, then calls
 * `finish`; undoes the moves on an error. SQLite's file goes first and comes last: the site does not start without it, so that a
 * restore that was cut off is noticed.
 */
async function exchange(place: string, dataDir: string, finish: () => Promise<void>): Promise<string | undefined> {
  const aside = path.join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
  const replaced = [sqliteName, `${sqliteName}-wal`, `${sqliteName}-shm`, 'mail', 'owner-key'];
  const incoming = ['mail', 'owner-key', sqliteName].filter((name) => existsSync(path.join(place, name)));
  try {
    const isKept = move(dataDir, aside, replaced);
    move(place, dataDir, incoming);
    await syncFolder(dataDir);
    await finish();
    return isKept ? aside : undefined;
  } catch (error) {
    const moved = incoming.filter((name) => !existsSync(path.join(place, name)));
    move(dataDir, place, moved);
    move(aside, dataDir, replaced.toReversed());
    if (existsSync(aside)) rmdirSync(aside);
    throw error;
  }
}

/** Unpacks every file of a backup, decrypted, into a temporary folder in `beside` for `act`. */
async function unpacked<Result>(
  { folder, key, isClearTaken, ...store }: RestoreOptions,
  beside: string,
  act: (place: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  const backupDir = path.dirname(folder);
  return explaining({ ...store, backupDir, target: beside }, async () => {
    for (const used of [store.dataDir, backupDir]) removeAbandoned(used);
    const manifest = readManifest(folder);
    const vault = openVault(folder, key, manifest, isClearTaken);
    makeFolder(beside);
    return inWorkingFolder(beside, async (place) => {
      for (const file of manifest.files) await vault.take(file, pathIn(place, file.path));
      assertRestorable(manifest, store.databaseUrl);
      return act(place, manifest);
    });
  });
}

/** The path of a listed file in the folder. Throws BackupError when it would lie outside. */
function pathIn(place: string, name: string): string {
  const target = path.resolve(place, name);
  if (target.startsWith(place + path.sep)) return target;
  throw new BackupError(`The backup names a file outside its folder: ${name}`);
}

function assertRestorable({ store, migrations, version }: Manifest, databaseUrl: string | undefined): void {
  if (store === 'postgres' && databaseUrl === undefined)
    throw new BackupError('This is a backup of PostgreSQL. Set DATABASE_URL to the database it is to go to.');
  const unknown = migrations.filter((name) => !knownMigrations.includes(name));
  if (unknown.length === 0) return;
  throw new BackupError(`This backup was made by a newer version (${version}). Restore it with that version.`);
}

/** Throws BackupError while another process has the SQLite file open, which is when it cannot leave WAL mode. */
function assertUnused(file: string): void {
  if (!existsSync(file)) return;
  let mode: unknown;
  try {
    using store = new DatabaseSync(file);
    mode = store.prepare('pragma journal_mode = delete').get()?.['journal_mode'];
  } catch (error) {
    // A damaged store may be replaced: that is what the backup is for.
    if (![SQLITE_BUSY, SQLITE_LOCKED].includes(sqliteCode(error) ?? 0)) return;
  }
  if (mode !== 'delete') throw new BackupError(`Another process uses ${file}. Stop the site first.`);
}

/** Moves those of the named files that exist; returns whether there was any. */
function move(from: string, to: string, names: readonly string[]): boolean {
  const present = names.filter((name) => existsSync(path.join(from, name)));
  if (present.length > 0) makeFolder(to);
  for (const name of present) {
    giveToOwner(to, path.join(from, name));
    renameSync(path.join(from, name), path.join(to, name));
  }
  return present.length > 0;
}
