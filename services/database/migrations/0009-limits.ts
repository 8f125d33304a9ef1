import { PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What limits have counted, where several processes share a PostgreSQL. A single process on SQLite counts in memory. */
export const createLimitCounts: Migration = {
  async up(db) {
    const isShared = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('limit_counts')
      // Counts end within the hour, so they need no disk: a crash may empty them.
      .$call((table) => (isShared ? table.modifyFront(sql`unlogged`) : table))
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('limit_counts_ends_at').on('limit_counts').column('ends_at').execute();
  },
};
