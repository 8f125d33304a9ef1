import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** Commits a small write, to prove that messages can be stored. Rejects with the store's error. */
export async function proveWrite(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('store')
    .set({ proved_at: Date.now() })
    .where('id', '=', 1)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The size of the store in bytes, by the SQL expression of its dialect. */
export async function sizeOf(db: Kysely<Schema>, expression: RawBuilder<unknown>): Promise<number> {
  const { bytes } = await db.selectNoFrom(expression.$castTo<number | string>().as('bytes')).executeTakeFirstOrThrow();
  return Number(bytes);
}
