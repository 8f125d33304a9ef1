import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, sql, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Waits for another process's write instead of failing at once. */
const busyTimeoutMs = 5000;

export function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, 'site.sqlite'), {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  // WAL alone would lose the last commits with the power; FULL makes each commit wait for the disk.
  file.exec('pragma journal_mode = wal; pragma synchronous = full');
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect({ database: asKyselyDatabase(file) }) });
  return {
    db,
    dialect: 'sqlite',
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new NodeSqliteAdapter();
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** It does support it; with it the migrations run in one transaction, which makes a second process wait for the first. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Kysely's idea of SQLite over Node's. */
function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(statement) {
      // A plain `begin` takes the write lock only at the first write and then cannot wait for it.
      const prepared = file.prepare(statement === 'begin' ? 'begin immediate' : statement);
      return {
        reader: prepared.columns().length > 0,
        all: (parameters) => prepared.all(...(parameters as SQLInputValue[])),
        run: (parameters) => prepared.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => prepared.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
