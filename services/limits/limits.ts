import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { type Count, type Refund, LimitExceeded, type Taken } from './limit.ts';
import { createMemoryCounts } from './memory-counts.ts';
import { createSharedCounts } from './shared-counts.ts';

export type Limits = {
  /**
   * Takes one of each, or none: rejects with LimitExceeded when one of them is used up. A take is counted before its
   * caller judges anything, so many at once are no way around; a caller who finds that it should not count gives it back.
   */
  take: (counts: readonly Count[]) => Promise<Refund>;
};

export type LimitsOptions = {
  /** With PostgreSQL, shared limits are counted in it. */
  database?: Pick<Database, 'db' | 'dialect'>;
  /** Keys the hashes in the database: the same in every process, and not in the database itself. */
  secret?: string;
  log?: Logger;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** After the database failed to count, it is left alone for so long. */
const leftAloneMs = 5000;

/** One way to take and give back a limit, for every service of the process. */
export function createLimits({
  database,
  secret = '',
  log,
  now = () => performance.now(),
}: LimitsOptions = {}): Limits {
  const memory = createMemoryCounts(now);
  const shared = database?.dialect === 'postgres' ? createSharedCounts(database.db, secret) : undefined;
  let sharedAgainAt = -Infinity;

  function leaveAlone(error: unknown): void {
    sharedAgainAt = now() + leftAloneMs;
    log?.warn({ err: error }, 'the database does not count: limits hold for this process alone');
  }

  /** A database that does not count must not open the door: this process then counts alone. */
  async function takeShared(counts: readonly Count[]): Promise<Taken> {
    if (!shared || now() < sharedAgainAt) return memory.take(counts);
    try {
      return await shared.take(counts);
    } catch (error) {
      leaveAlone(error);
      return memory.take(counts);
    }
  }

  return {
    async take(counts) {
      const own = memory.take(counts.filter(([limit]) => !limit.shared));
      if ('retryAfterMs' in own) throw new LimitExceeded(own.retryAfterMs);
      const rest = counts.filter(([limit]) => limit.shared);
      if (rest.length === 0) return own.refund;
      const common = await takeShared(rest);
      if ('retryAfterMs' in common) {
        await own.refund();
        throw new LimitExceeded(common.retryAfterMs);
      }
      return async () => {
        await own.refund();
        await common.refund().catch(leaveAlone);
      };
    },
  };
}
