import type { Migration } from 'kysely/migration';

/** Whether a session outlasts its tab, and which browser used a refresh token; null where it was used before. */
export const addSessionLife: Migration = {
  async up(db) {
    await db.schema
      .alterTable('sessions')
      .addColumn('remembered', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('refresh_tokens').addColumn('used_by', 'text').execute();
  },
};
