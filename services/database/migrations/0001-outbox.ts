import type { Migration } from 'kysely/migration';

/** The outbox: mails to deliver, with their state. */
export const createOutbox: Migration = {
  async up(db) {
    await db.schema
      .createTable('outbox')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('template', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('failure', 'text')
      .addColumn('refused_by', 'text')
      .addColumn('finished_at', 'bigint')
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
  },
};
