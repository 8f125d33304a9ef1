import { PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The counts of rate limits, for processes that share a PostgreSQL. A single process on SQLite counts in memory. */
export const createLimitCounts: Migration = {
  async up(db) {
    const isShared = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('limit_counts')
      // Counts expire within the hour, so a crash may empty the table.
      .$call((table) => (isShared ? table.modifyFront(sql`unlogged`) : table))
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('limit_counts_ends_at').on('limit_counts').column('ends_at').execute();
  },
};
