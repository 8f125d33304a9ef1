import type { Migration } from 'kysely/migration';

/** The purpose of a mailed link. Links sent before this migration reset a password. */
export const addActionPurpose: Migration = {
  async up(db) {
    await db.schema
      .alterTable('action_codes')
      .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('PASSWORD_RESET'))
      .execute();
  },
};
