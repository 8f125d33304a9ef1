import type { Migration } from 'kysely/migration';

/** The passkey that began a session, which ends with it. */
export const addSessionPasskey: Migration = {
  async up(db) {
    await db.schema.alterTable('sessions').addColumn('passkey', 'text').execute();
  },
};
