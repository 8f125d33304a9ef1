import { setImmediate } from 'node:timers/promises';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Deleted in one turn of the event loop: SQLite overwrites each, and a mail may have 50 kB. */
const mailsAtOnce = 25;

/** Deletes the chosen mails, a few at a time, and lets the process serve others meanwhile. */
export async function deleteInParts(
  db: Kysely<Schema>,
  chosen: SelectQueryBuilder<Schema, 'outbox', { key: string }>,
): Promise<void> {
  const deletion = db.deleteFrom('outbox').where('key', 'in', chosen.limit(mailsAtOnce));
  while ((await deletion.executeTakeFirstOrThrow()).numDeletedRows >= mailsAtOnce) await setImmediate();
}
