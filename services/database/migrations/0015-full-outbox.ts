import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes that keep the worker's frequent queries fast when the outbox is full. */
export const indexFullOutbox: Migration = {
  async up(db: Kysely<{ outbox: OutboxColumns }>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db
      .updateTable('outbox')
      .set({ size: sql`length(fields)` })
      .execute();
    await db.schema.dropIndex('outbox_open').execute();
    await db.schema.dropIndex('outbox_due').execute();
    const indexes = {
      outbox_open: sql`(state, done_at, template, created_at, size)`,
      outbox_due: sql`(due_at, route, state) where state not in ('sent', 'dead', 'held')`,
      outbox_age: sql`(created_at)`,
      outbox_forget: sql`(key) where forget = 1`,
    };
    for (const [name, on] of Object.entries(indexes)) {
      await sql`create index ${sql.ref(name)} on outbox ${on}`.execute(db);
    }
  },
};

type OutboxColumns = { size: number };
