import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Long enough for a slow network, short enough that a visitor gets an answer. */
const connectTimeoutMs = 5000;

export function openPostgres(databaseUrl: string): Database {
  const types = new pg.TypeOverrides();
  // Times and counts are far below 2^53; as strings they would compare and add wrongly.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeoutMs,
    types,
  });
  // An idle connection the server closed is replaced at the next query, which reports what is wrong if anything is.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      // Whatever the server's default: a message is acknowledged only when it is on disk.
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw('set synchronous_commit = on'));
      },
    }),
  });
  return {
    db,
    dialect: 'postgres',
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}
