import type { Database } from '../../database/database.ts';

/** Advances the test's clock. PostgreSQL uses its own, so there due times and ends of leases are moved back instead. */
export async function letTimePass({ db, dialect }: Database, clock: { now: number }, ms: number): Promise<void> {
  clock.now += ms;
  if (dialect === 'sqlite') return;
  await db
    .updateTable('outbox')
    .set((value) => ({ due_at: value('due_at', '-', ms) }))
    .execute();
}
