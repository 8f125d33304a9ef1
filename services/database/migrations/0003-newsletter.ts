import type { Migration } from 'kysely/migration';

/** Subscribers of the newsletter, and the tokens of their links. */
export const createNewsletter: Migration = {
  async up(db) {
    await db.schema
      .createTable('subscribers')
      .addColumn('address', 'text', (column) => column.primaryKey().notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('left_at', 'bigint')
      .execute();
    await db.schema
      .createTable('newsletter_tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('address', 'text', (column) => column.notNull().references('subscribers.address').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute();
    await db.schema.createIndex('newsletter_tokens_address').on('newsletter_tokens').column('address').execute();
  },
};
