import { PostgresAdapter } from 'kysely';
import type { Migration } from 'kysely/migration';
import { inSql } from './in-sql.ts';

/** The counts of rate limits, for processes that share a PostgreSQL. A single process on SQLite counts in memory. */
export const createLimitCounts: Migration = {
  async up(db) {
    // Counts expire within the hour, so a crash may empty the table.
    const unlogged = db.getExecutor().adapter instanceof PostgresAdapter ? 'unlogged' : '';
    const create = inSql(`
      create ${unlogged} table limit_counts (
        key text primary key not null,
        count integer not null,
        points integer not null,
        ends_at bigint not null
      );
      create index limit_counts_ends_at on limit_counts (ends_at)`);
    await create.up(db);
  },
};
