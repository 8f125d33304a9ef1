import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** Commits a small write, as a message would be. Rejects with the store's error when it cannot. */
export async function proveWrite(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('store')
    .set({ proved_at: Date.now() })
    .where('id', '=', 1)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** What the store takes up, in bytes; `expression` is how its dialect says so. */
export async function sizeOf(db: Kysely<Schema>, expression: RawBuilder<unknown>): Promise<number> {
  const { bytes } = await db.selectNoFrom(expression.$castTo<number | string>().as('bytes')).executeTakeFirstOrThrow();
  return Number(bytes);
}
