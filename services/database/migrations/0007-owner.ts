import type { Migration } from 'kysely/migration';

/** When the owner marked a mail done, and when a requeued mail first came. */
export const addOwner: Migration = {
  async up(db) {
    await db.schema.alterTable('outbox').addColumn('done_at', 'bigint').execute();
    await db.schema.alterTable('outbox').addColumn('received_at', 'bigint').execute();
  },
};
