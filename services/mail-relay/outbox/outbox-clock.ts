import { type Expression, sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** The SQL expression of a time `laterMs` from now, in milliseconds, for leases and due times. */
export type OutboxClock = (laterMs?: number) => Expression<number>;

/**
 * On PostgreSQL the database's clock, since the clocks of several machines may differ by more than a lease. It is the time of the
 * statement, which an index can be searched by.
 */
export function outboxClock({ dialect }: Pick<Database, 'dialect'>, now: () => number): OutboxClock {
  if (dialect === 'sqlite') return (laterMs = 0) => sql<number>`${now() + laterMs}`;
  return (laterMs = 0) => sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint + ${laterMs}::bigint`;
}
