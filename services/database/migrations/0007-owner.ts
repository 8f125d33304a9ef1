import type { Migration } from 'kysely/migration';

/** What the owner did with a mail: dealt with it, or sent it again, which must not hide when it came. */
export const addOwner: Migration = {
  async up(db) {
    await db.schema.alterTable('outbox').addColumn('done_at', 'bigint').execute();
    await db.schema.alterTable('outbox').addColumn('received_at', 'bigint').execute();
  },
};
