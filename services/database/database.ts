import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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

/** As long as those of a usual message. PostgreSQL compresses what is longer than 2 kB. */
const usualFields = ' '.repeat(1500);

/** Connects to the store without migrating it. Every commit is on disk before it is acknowledged. Throws when SQLite's file cannot be used. */
export function connectDatabase({ dataDir, databaseUrl }: DatabaseOptions) {
  const store = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
  const { db, dialect, sizeInBytes, overwriteDeleted, close } = store;
  return {
    db,
    dialect,
    /** Runs pending migrations; several processes may do so at once. `beforeChange` runs first if there are any. */
    migrate: (beforeChange?: BeforeChange) => store.migrate(beforeChange),
    /**
     * Commits a small write; rejects with the store's error when it cannot. With a full disk PostgreSQL would still take the change
     * of a row, in the room that its page has left: there a mail is stored and deleted.
     */
    async proveWrite(): Promise<void> {
      if (dialect === 'sqlite') return void (await sql`update store set proved_at = ${Date.now()}`.execute(db));
      const [key, time] = [randomUUID(), Date.now()];
      const mail = { key, template: 'contact', fields: usualFields, visitor: key, created_at: time, due_at: time };
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('outbox')
          .values({ ...mail, state: 'waiting', route: 'primary' })
          .execute();
        await transaction.deleteFrom('outbox').where('key', '=', key).execute();
      });
    },
    /** The size of the store, in bytes. */
    async size(): Promise<number> {
      return (await db.selectNoFrom(sizeInBytes.as('bytes')).executeTakeFirstOrThrow()).bytes;
    },
    /** Overwrites on disk what was deleted. With PostgreSQL that is left to its autovacuum. */
    overwriteDeleted,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Connects to the store and migrates it. Rejects when the folder cannot be written or the server cannot be reached. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = connectDatabase(options);
  await database.migrate().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return database;
}
