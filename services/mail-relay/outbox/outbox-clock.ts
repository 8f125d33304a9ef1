import { type Expression, sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** What leases and times of delivery go by, in milliseconds: so much later than now. */
export type OutboxClock = (laterMs?: number) => Expression<number>;

/**
 * The database's clock where several machines share it: theirs may differ by more than a lease lasts. The time of the
 * statement, as an index can be searched by it.
 */
export function outboxClock({ dialect }: Pick<Database, 'dialect'>, now: () => number): OutboxClock {
  if (dialect === 'sqlite') return (laterMs = 0) => sql<number>`${now() + laterMs}`;
  return (laterMs = 0) => sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint + ${laterMs}::bigint`;
}
