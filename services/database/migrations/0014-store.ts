import type { Migration } from 'kysely/migration';

/** One row that readiness writes to, and an index for the counts of the outbox. */
export const addStore: Migration = {
  async up(db) {
    await db.schema
      .createTable('store')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('proved_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.insertInto('store').values({ id: 1, proved_at: 0 }).execute();
    await db.schema.createIndex('outbox_open').on('outbox').columns(['state', 'done_at', 'created_at']).execute();
  },
};
