import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Device and network of sessions, known browsers and events of accounts, and the believed time (believed-time.ts). */
export const addAccountSecurity: Migration = {
  async up(db) {
    for (const [column, type] of [
      ['device', 'text'],
      ['network', 'text'],
      ['used_at', 'bigint'],
    ] as const) {
      await db.schema.alterTable('sessions').addColumn(column, type).execute();
    }
    await createKnownDevices(db);
    await createEvents(db);
    await db.schema
      .createTable('believed_time')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('believed_at', 'bigint', (column) => column.notNull())
      .addColumn('doubted_since', 'bigint')
      .addColumn('doubted_at', 'bigint')
      .execute();
  },
};

async function createKnownDevices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_devices')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['account_id', 'hash', 'network'])
    .execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_events')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('device', 'text')
    .addColumn('network', 'text')
    .addColumn('provider', 'text')
    .execute();
  await db.schema.createIndex('account_events_account').on('account_events').columns(['account_id', 'at']).execute();
}
