import { setImmediate } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Schema, Store } from './schema.ts';

/** The tables whose rows expire by thousands, with the column of their key. */
const keys = { outbox: 'key', newsletter_tokens: 'hash', refresh_tokens: 'hash' } as const;
/** Deleted in one turn of the event loop: SQLite overwrites each, and a mail may have 50 kB. */
const rowsAtOnce = { outbox: 25, newsletter_tokens: 200, refresh_tokens: 200 } as const;

type Table = keyof typeof keys;
/** The condition of rows, by default of mails. */
export type Chosen<Of extends Table = 'outbox'> = (is: ExpressionBuilder<Schema, Of>) => Expression<SqlBool>;

/**
 * Deletes the chosen rows, a few at a time, and lets the process serve others meanwhile. The condition stands in the deletion as
 * well: PostgreSQL looks at that one again for a row that has changed while it waited for its lock.
 */
export async function deleteInParts<Of extends Table>(db: Store, table: Of, chosen: Chosen<Of>): Promise<void> {
  const [rows, key, most] = [sql.table(table), sql.ref(keys[table]), rowsAtOnce[table]];
  const isChosen = chosen(expressionBuilder<Schema, Of>());
  const part = sql`select ${key} from ${rows} where ${isChosen} limit ${most}`;
  const deletion = sql`delete from ${rows} where ${key} in (${part}) and ${isChosen}`;
  while (((await deletion.execute(db)).numAffectedRows ?? 0n) >= most) await setImmediate();
}
