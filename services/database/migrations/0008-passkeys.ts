import type { Migration } from 'kysely/migration';

/** Passkeys of the owner and of accounts, and the sessions of the owner, which all processes of the site share. */
export const addPasskeys: Migration = {
  async up(db) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('principal', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await db.schema.createIndex('passkeys_principal').on('passkeys').column('principal').execute();
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('principal', 'text')
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('passkey_challenges_expiry').on('passkey_challenges').column('expires_at').execute();
    await db.schema
      .createTable('owner_sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('opened_by', 'text', (column) => column.notNull())
      .addColumn('proof', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
