import { sql } from 'kysely';
import { type DatabaseOptions, openDatabase } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { BackupError } from './backup-error.ts';

/** Tables that others refer to, so they are copied first. */
const referredTo = ['accounts', 'sessions', 'subscribers'];
/** Tables that are a process's own, and are not copied. */
const ownTables = new Set(['store', 'believed_time', 'limit_counts']);
const rowsAtOnce = 500;
type Row = Record<string, unknown>;

/**
 * Copies a SQLite store into a PostgreSQL that holds none, in one transaction: all rows or none. Both get the newest schema first.
 * Rejects with BackupError when the database has rows already.
 */
export async function copyIntoPostgres(from: DatabaseOptions, to: DatabaseOptions): Promise<void> {
  await using source = await openDatabase(from);
  await using target = await openDatabase(to);
  const found = (await source.db.introspection.getTables()).map(({ name }) => name);
  const names = [...new Set([...referredTo, ...found])].filter((name) => !ownTables.has(name));
  await target.db.transaction().execute(async (transaction) => {
    for (const name of names) {
      const table = sql.table(name);
      const { rows } = await sql`select from ${table} limit 1`.execute(transaction);
      if (rows.length > 0)
        throw new BackupError(
          `The database has rows already (${name}). A backup of SQLite goes into one that the site has not used yet.`,
        );
      for (let offset = 0; ; offset += rowsAtOnce) {
        const page = sql<Row>`select * from ${table} order by rowid limit ${rowsAtOnce} offset ${offset}`;
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
}
