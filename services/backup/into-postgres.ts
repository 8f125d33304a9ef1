import { sql } from 'kysely';
import { type DatabaseOptions, openDatabase } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { BackupError } from './backup-error.ts';

/** Every table that is copied, those first that others refer to; the rest is a process's own. */
const tables: Readonly<Record<Exclude<keyof Schema, 'store' | 'believed_time' | 'limit_counts'>, true>> = {
  accounts: true,
  sessions: true,
  subscribers: true,
  outbox: true,
  page_views: true,
  account_providers: true,
  refresh_tokens: true,
  signing_keys: true,
  action_codes: true,
  social_flows: true,
  social_credentials: true,
  newsletter_tokens: true,
  passkeys: true,
  passkey_challenges: true,
  owner_sessions: true,
  known_devices: true,
  account_events: true,
};
/** Rows copied at once. */
const rowsAtOnce = 500;

/**
 * Copies a SQLite store into a PostgreSQL that holds none, in one transaction: all rows or none. Both get the newest schema first.
 * Rejects with BackupError when the database has rows already.
 */
export async function copyIntoPostgres(from: DatabaseOptions, to: DatabaseOptions): Promise<void> {
  const source = await openDatabase(from);
  const target = await openDatabase(to).catch(async (error: unknown) => {
    await source.close();
    throw error;
  });
  try {
    await target.db.transaction().execute(async (transaction) => {
      for (const name of Object.keys(tables)) {
        const table = sql.table(name);
        const { rows } = await sql`select from ${table} limit 1`.execute(transaction);
        if (rows.length > 0)
          throw new BackupError(
            `The database has rows already (${name}). A backup of SQLite goes into one that the site has not used yet.`,
          );
        for (let offset = 0; ; offset += rowsAtOnce) {
          const page = sql<
            Record<string, unknown>
          >`select * from ${table} order by rowid limit ${rowsAtOnce} offset ${offset}`;
          const { rows: some } = await page.execute(source.db);
          if (some.length > 0)
            await transaction
              .insertInto(name as keyof Schema)
              .values(some)
              .execute();
          if (some.length < rowsAtOnce) break;
        }
      }
    });
  } finally {
    await source.close();
    await target.close();
  }
}
