import { backup, DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import { differences, type StoreState } from './manifest.ts';

/** How long to wait for another process's lock. */
const busyMs = 5000;
/** Database pages copied per step; the event loop runs between two steps. */
const pagesAtOnce = 2000;

/**
 * Copies a consistent snapshot of a SQLite store, which may be in use, and verifies its integrity and row counts.
 * Rejects with BackupError when the copy is not whole.
 */
export async function copySqlite(source: string, target: string): Promise<StoreState> {
  using file = new DatabaseSync(source, { readOnly: true, timeout: busyMs });
  // The first read fixes the snapshot: later writes are neither in the copy nor in the counts.
  file.exec('begin');
  const state = stateOf(file);
  if (state.migrations.length === 0) throw new BackupError(`${source} is no store of this site.`);
  await backup(file, target, { rate: pagesAtOnce });
  const different = differences(state, verifySqlite(target));
  if (different.length > 0) throw new BackupError(`The copy of the store is not whole: ${different.join(', ')}.`);
  return state;
}

/** Checks the integrity of a SQLite file and returns its state; throws BackupError when it is damaged. */
export function verifySqlite(path: string): StoreState {
  using file = new DatabaseSync(path, { readOnly: true, timeout: busyMs });
  const first = String(file.prepare('pragma integrity_check(1)').get()?.['integrity_check']);
  if (first !== 'ok') throw new BackupError(`${path} is damaged: ${first}.`);
  const orphan = file.prepare('pragma foreign_key_check').get();
  if (orphan) throw new BackupError(`${path} is damaged: rows of ${String(orphan['table'])} belong to none.`);
  return stateOf(file);
}

function stateOf(file: DatabaseSync): StoreState {
  const namesOf = (query: string) => Array.from(file.prepare(query).iterate(), ({ name }) => String(name));
  const countOf = (table: string) => Number(file.prepare(`select count(*) as n from "${table}"`).get()?.['n']);
  const tables = namesOf("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by 1");
  return {
    migrations: tables.includes('kysely_migration') ? namesOf('select name from kysely_migration order by 1') : [],
    rows: Object.fromEntries(tables.map((table) => [table, countOf(table)])),
  };
}
