import type { Migration } from 'kysely/migration';

/** How often each page was seen on each day. */
export const createPageViewCounts: Migration = {
  async up(db) {
    await db.schema
      .createTable('page_views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_views_key', ['day', 'path'])
      .execute();
  },
};
