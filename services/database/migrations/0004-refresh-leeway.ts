import type { Migration } from 'kysely/migration';

/** What a used refresh token needs in order to give the same next one once more. */
export const addRefreshLeeway: Migration = {
  async up(db) {
    await db.schema.alterTable('refresh_tokens').addColumn('successor_salt', 'text').execute();
  },
};
