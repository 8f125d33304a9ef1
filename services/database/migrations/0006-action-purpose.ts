import type { Migration } from 'kysely/migration';

/** What the link of a mail is for. Those that are under way set a new password. */
export const addActionPurpose: Migration = {
  async up(db) {
    await db.schema
      .alterTable('action_codes')
      .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('PASSWORD_RESET'))
      .execute();
  },
};
