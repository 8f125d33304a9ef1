import type { Migration } from 'kysely/migration';

/** The browser and network that began a session of the owner; null in a session of before. */
export const addOwnerSessionDevice: Migration = {
  async up(db) {
    await db.schema.alterTable('owner_sessions').addColumn('device', 'text').execute();
    await db.schema.alterTable('owner_sessions').addColumn('network', 'text').execute();
  },
};
