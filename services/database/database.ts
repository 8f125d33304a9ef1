import type { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Schema } from './schema.ts';

/** An open database with the newest schema. */
export type Database = {
  db: Kysely<Schema>;
  dialect: 'sqlite' | 'postgres';
  /** Resolves when the database answers; rejects with its error when it does not. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** The folder SQLite's file lies in; made when it is missing. */
  dataDir: string;
  /** A `postgres://` address; without it the store is SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
};

/**
 * Opens the store and brings its schema up to date. Every commit is on disk before it is acknowledged.
 * Safe when several processes start at once. Rejects when the folder cannot be written or the server not reached.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
