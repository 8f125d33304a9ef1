import type { Kysely } from 'kysely';
import type { BeforeChange } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Schema } from './schema.ts';

/** An open database with the newest schema. */
export type Database = {
  db: Kysely<Schema>;
  dialect: 'sqlite' | 'postgres';
  /** Commits a small write; rejects with the store's error when it cannot. */
  proveWrite: () => Promise<void>;
  /** The size of the store, in bytes. */
  size: () => Promise<number>;
  /** Overwrites on disk what was deleted. With PostgreSQL that is left to its autovacuum. */
  overwriteDeleted: () => Promise<void>;
  close: () => Promise<void>;
  /** `close`, at the end of the block that is `using` the database. */
  [Symbol.asyncDispose]: () => Promise<void>;
};

/** A database whose schema may be older, or whose server may not answer yet. */
export type UnpreparedDatabase = Database & {
  /** Runs pending migrations; several processes may do so at once. `beforeChange` runs first if there are any. */
  migrate: (beforeChange?: BeforeChange) => Promise<void>;
};

/** Where the store is: `databaseUrl` for PostgreSQL, else SQLite in `dataDir`. */
export type DatabaseOptions = {
  /** The folder of SQLite's file; created when it is missing. */
  dataDir: string;
  /** A `postgres://` address; without it the store is SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
};

/** Connects to the store without migrating it. Every commit is on disk before it is acknowledged. Throws when SQLite's file cannot be used. */
export function connectDatabase({ dataDir, databaseUrl }: DatabaseOptions): UnpreparedDatabase {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
}

/** Connects to the store and migrates it. Rejects when the folder cannot be written or the server cannot be reached. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = connectDatabase(options);
  try {
    await database.migrate();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
