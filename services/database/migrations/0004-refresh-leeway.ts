import type { Migration } from 'kysely/migration';

/** The salt by which a used refresh token yields the same successor once more. */
export const addRefreshLeeway: Migration = {
  async up(db) {
    await db.schema.alterTable('refresh_tokens').addColumn('successor_salt', 'text').execute();
  },
};
