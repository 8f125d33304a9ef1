import type { Database } from '../../database/database.ts';

/**
 * Lets time pass by a clock of the test. PostgreSQL goes by its own, so there what waits is due so much sooner, and
 * leases end so much sooner, instead.
 */
export async function letTimePass({ db, dialect }: Database, clock: { now: number }, ms: number): Promise<void> {
  clock.now += ms;
  if (dialect === 'sqlite') return;
  await db
    .updateTable('outbox')
    .set((value) => ({ due_at: value('due_at', '-', ms) }))
    .execute();
}
