import { setImmediate } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema, Store } from '../../database/schema.ts';

/** The condition of mails. */
export type Chosen = (is: ExpressionBuilder<Schema, 'outbox'>) => Expression<SqlBool>;

/** Deleted in one turn of the event loop: SQLite overwrites each, and a mail may have 50 kB. */
const mailsAtOnce = 25;

/**
 * Deletes the chosen mails, a few at a time, and lets the process serve others meanwhile. The condition stands in the deletion as
 * well: PostgreSQL looks at that one again for a mail that has changed while it waited for its lock.
 */
export async function deleteInParts(db: Store, chosen: Chosen): Promise<void> {
  const part = db.selectFrom('outbox').select('key').where(chosen).limit(mailsAtOnce);
  const deletion = db.deleteFrom('outbox').where('key', 'in', part).where(chosen);
  while ((await deletion.executeTakeFirstOrThrow()).numDeletedRows >= mailsAtOnce) await setImmediate();
}
