import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type BeforeChange, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

/** Their sum is below the 10 s after which a browser gives up a send, so that visitors get an answer even from a hanging database. */
const connectTimeoutMs = 3000;
const queryTimeoutMs = 4000;
/** A migration may have to rewrite a large table, or wait for another process that does. */
const migrationTimeoutMs = 10 * 60_000;

/** The address with TLS as node-postgres takes it today, but for the long warning at each start that its next version will verify less. */
export const verifying = (databaseUrl: string): string =>
  databaseUrl.replace(/(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, 'verify-full');

export function openPostgres(databaseUrl: string) {
  const connection = connect(databaseUrl, queryTimeoutMs);
  return {
    db: connection.db,
    dialect: 'postgres' as const,
    async migrate(beforeChange?: BeforeChange) {
      await using patient = connect(databaseUrl, migrationTimeoutMs, 1);
      // Fails where the database has not every letter, as one of LATIN1: there each message in Hindi would be refused.
      await sql`select 'ह'`.execute(patient.db);
      await migrate(patient.db, beforeChange);
    },
    sizeInBytes: sql<number>`pg_database_size(current_database())`,
    overwriteDeleted: async () => undefined,
    close: connection.close,
  };
}

function connect(databaseUrl: string, timeoutMs: number, max = 10) {
  const types = new pg.TypeOverrides();
  // Times and counts are far below 2^53; as strings they would compare and add wrongly.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: verifying(databaseUrl),
    connectionTimeoutMillis: connectTimeoutMs,
    // `statement_timeout` is enforced by the server; `query_timeout` covers a server that has stopped answering.
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 500,
    // A host that is lost in a transaction would otherwise hold its locks until the server's TCP gives it up, after two hours.
    idle_in_transaction_session_timeout: timeoutMs * 2,
    keepAlive: true,
    // Whatever the server's default, a message may be acknowledged only when it is on disk. Kysely's own hook would not give back a
    // connection that is lost meanwhile, and ten of them are all there are. The pool awaits this one, which its types do not say.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: (client) => client.query('set synchronous_commit = on'),
    max,
    types,
  });
  // The pool replaces a connection that the server closed at the next query, which reports any lasting fault.
  pool.on('error', () => undefined);
  // The pool removes its own listener while a connection is in use, and an unhandled 'error' event would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    discardUseless(client);
  });
  pool.on('release', (_, client) => {
    if (readOnly.has(client)) void client.end();
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely does not end a pool that it never used.
    if (!pool.ended) await pool.end();
  };
  return { db, close, [Symbol.asyncDispose]: close };
}

/** Connections whose server takes no write; they are closed when they are released. */
const readOnly = new WeakSet<pg.PoolClient>();

/**
 * Closes a connection after a query time-out, so that the pool does not hand it to the next request. One that refuses to write is
 * noted, since its transaction has to end first: after a failover its name leads to another server, and a new one goes there.
 */
function discardUseless(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => Promise<unknown>;
  Object.assign(client, {
    query: async (...parameters: unknown[]) => {
      try {
        return await query(...parameters);
      } catch (error) {
        // node-postgres gives this error no code (pg/lib/client.js).
        if (error instanceof Error && error.message === 'Query read timeout') void client.end();
        if (error instanceof pg.DatabaseError && error.code === '25006') readOnly.add(client);
        throw error;
      }
    },
  });
}
