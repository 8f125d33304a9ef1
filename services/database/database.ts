import type { BeforeChange } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

/** A database whose schema may be older, or whose server may not answer yet. */
export type UnpreparedDatabase = ReturnType<typeof connectDatabase>;

/** An open database with the newest schema. */
export type Database = Omit<UnpreparedDatabase, 'migrate'>;

/** Where the store is: `databaseUrl` for PostgreSQL, else SQLite in `dataDir`. */
export type DatabaseOptions = {
  /** The folder of SQLite's file; created when it is missing. */
  dataDir: string;
  /** A `postgres://` address; without it the store is SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
};

/** Connects to the store without migrating it. Every commit is on disk before it is acknowledged. Throws when SQLite's file cannot be used. */
export function connectDatabase({ dataDir, databaseUrl }: DatabaseOptions) {
  const store = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
  const { db, dialect, sizeInBytes, overwriteDeleted, close } = store;
  return {
    db,
    dialect,
    /** Runs pending migrations; several processes may do so at once. `beforeChange` runs first if there are any. */
    migrate: (beforeChange?: BeforeChange) => store.migrate(beforeChange),
    /** Commits a small write; rejects with the store's error when it cannot. */
    async proveWrite(): Promise<void> {
      const proof = db.updateTable('store').set({ proved_at: Date.now() }).where('id', '=', 1);
      await proof.returning('id').executeTakeFirstOrThrow();
    },
    /** The size of the store, in bytes. */
    async size(): Promise<number> {
      return (await db.selectNoFrom(sizeInBytes.as('bytes')).executeTakeFirstOrThrow()).bytes;
    },
    /** Overwrites on disk what was deleted. With PostgreSQL that is left to its autovacuum. */
    overwriteDeleted,
    close,
    /** `close`, at the end of the block that is `using` the database. */
    [Symbol.asyncDispose]: close,
  };
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
