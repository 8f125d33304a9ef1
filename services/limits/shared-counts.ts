import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { retention } from '../../contracts/retention.ts';
import type { Store } from '../database/schema.ts';
import { within } from '../within.ts';
import type { Count, Taken } from './limit.ts';

/** Time-out of a take, since sign-ins wait for it; a slower database counts as failed. */
const answerWithinMs = 1000;
/** How often a process deletes the windows that have ended. */
const pruneMs = 60_000;

/** The database's clock, so that processes whose clocks differ agree. */
const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** More than two statements that wait for each other see the clock apart; a window that ends so much too late was begun by a wrong clock. */
const clocksDifferMs = 60_000;
const isOver = sql`(stored.ends_at <= ${nowMs} or stored.ends_at > excluded.ends_at + ${clocksDifferMs}::bigint)`;

type Window = { key: string; ends_at: number };

/** Counts in PostgreSQL, for all processes together: one statement for all counts of a take. */
export function createSharedCounts(db: Store, secret: string) {
  // A failed prune is ignored: the next one is a minute later.
  setInterval(() => void prune().catch(() => undefined), pruneMs).unref();

  async function take(counts: readonly Count[]): Promise<Taken> {
    // Sorted, so that concurrent takes lock rows in the same order and cannot deadlock.
    const rows = counts
      .map(([limit, key]) => ({ key: hashedKey(limit.name, key), limit }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const values = rows.map(
      ({ key, limit }) => sql`(${key}, 1, ${limit.points}, ${nowMs} + ${limit.seconds * 1000}::bigint)`,
    );
    const { rows: taken } = await sql<Window>`
      insert into limit_counts as stored (key, count, points, ends_at) values ${sql.join(values)}
      on conflict (key) do update set
        count = case when ${isOver} then 1 else stored.count + 1 end,
        ends_at = case when ${isOver} then excluded.ends_at else stored.ends_at end,
        points = excluded.points
      where ${isOver} or stored.count < excluded.points
      returning key, ends_at`.execute(db);
    const refund = () => refundTo(taken);
    if (taken.length === rows.length) return { refund };
    await refund();
    const used = rows.map(({ key }) => key).filter((key) => taken.every((one) => one.key !== key));
    const { rows: left } = await sql<{ ms: number | null }>`
      select max(ends_at) - ${nowMs} as ms from limit_counts where key in (${sql.join(used)})`.execute(db);
    return { retryAfterMs: left[0]?.ms ?? 0 };
  }

  async function refundTo(windows: readonly Window[]): Promise<void> {
    if (windows.length === 0) return;
    const same = windows.map(({ key, ends_at }) => sql`(key = ${key} and ends_at = ${ends_at})`);
    // Locked in the order in which a take locks them.
    await sql`
      with mine as (select key from limit_counts where ${sql.join(same, sql` or `)} order by key for update)
      update limit_counts set count = greatest(count - 1, 0) where key in (select key from mine)`.execute(db);
  }

  async function prune(): Promise<void> {
    const longest = retention.hashedAddress + clocksDifferMs;
    // A window that is being counted in is left to the next minute: waiting for it could deadlock with its take.
    await sql`
      delete from limit_counts where key in (
        select key from limit_counts where ends_at not between ${nowMs} and ${nowMs} + ${longest}::bigint
        for update skip locked)`.execute(db);
  }

  /** Hashes a key with the secret, which is not in the database, so that stored counts reveal no addresses. */
  function hashedKey(name: string, key: string): string {
    return createHmac('sha256', secret).update(`${name}\0${key}`).digest('base64url');
  }

  return {
    async take(counts: readonly Count[]): Promise<Taken> {
      const taking = take(counts);
      return within(taking, answerWithinMs).catch((error: unknown) => {
        // A take that comes too late is given back, since its caller was counted in memory.
        void taking.then((late) => ('refund' in late ? late.refund() : undefined)).catch(() => undefined);
        throw error;
      });
    },
  };
}
