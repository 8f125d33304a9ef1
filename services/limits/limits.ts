import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { type Count, type Refund, LimitExceeded, type Taken } from './limit.ts';
import { createMemoryCounts } from './memory-counts.ts';
import { createSharedCounts } from './shared-counts.ts';

export type LimitsOptions = {
  /** With PostgreSQL, limits are counted in it, across processes; otherwise each process counts for itself. */
  database?: Pick<Database, 'db' | 'dialect'>;
  /** HMAC key of the hashes in the database; the same in every process, and not stored there. */
  secret?: string;
  log?: Logger;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** How long this process counts alone after the database failed to. */
const suspendedMs = 5000;

export type Limits = ReturnType<typeof createLimits>;

/** The limits of this process, shared by all its services: for example calls per network, or mails per inbox. */
export function createLimits(options: LimitsOptions = {}) {
  const { database, secret = '', log, now = () => performance.now() } = options;
  const memory = createMemoryCounts(now);
  const shared = database?.dialect === 'postgres' ? createSharedCounts(database.db, secret) : undefined;
  let suspendedUntil = -Infinity;

  function suspendShared(error: unknown): void {
    // One line is enough for an outage, in which takes fail again whenever the suspension is over.
    if (now() - suspendedUntil > suspendedMs) {
      log?.warn({ err: error }, 'the database does not count: limits hold for this process alone');
    }
    suspendedUntil = now() + suspendedMs;
  }

  /** When the database fails, this process counts in memory, so that limits never lapse. */
  async function takeAll(counts: readonly Count[]): Promise<Taken> {
    if (!shared || now() < suspendedUntil) return memory.take(counts);
    try {
      return await shared.take(counts);
    } catch (error) {
      suspendShared(error);
      return memory.take(counts);
    }
  }

  return {
    /**
     * Takes one of each limit, or none: rejects with LimitExceeded when one is used up. Callers take before they check anything, so
     * that concurrent calls cannot evade the limit, and refund takes that should not count.
     */
    async take(counts: readonly Count[]): Promise<Refund> {
      const taken = await takeAll(counts);
      if ('retryAfterMs' in taken) throw new LimitExceeded(taken.retryAfterMs);
      return () => taken.refund().catch(suspendShared);
    },
  };
}
