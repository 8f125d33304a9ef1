import type { DatabaseOptions } from '../../database/database.ts';
import { openStore } from '../../database/testing/open-store.ts';
import type { ClaimedMail } from '../outbox/mail.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { afterDelivery, afterFailure, type DeliveryFailure } from '../outbox/transitions.ts';

export const refused: DeliveryFailure = { kind: 'refused', reason: 'EENVELOPE 550' };
export const temporary: DeliveryFailure = { kind: 'temporary', reason: 'EMESSAGE 451' };
export const closed: DeliveryFailure = { kind: 'route', reason: 'ECONNECTION' };

/** A message in its first attempt, as a worker has claimed it. */
export const claimedMail = (changes: Partial<ClaimedMail> = {}): ClaimedMail => ({
  key: 'k',
  template: 'contact',
  fields: {},
  route: 'primary',
  attempts: 1,
  createdAt: 1000,
  storedAt: 1000,
  refusedBy: null,
  lease: 'l',
  ...changes,
});

/** The outbox of a store, at a time that the test moves. */
export async function testOutbox(options: DatabaseOptions) {
  const database = await openStore(options);
  const { db, dialect } = database;
  const clock = { now: 1_795_000_000_000 };
  const outbox = createOutbox(database, { now: () => clock.now });
  const claimAll = () => outbox.claim(['primary', 'backup'], 2000);
  const deliver = (mail: ClaimedMail) => outbox.settle(mail, afterDelivery(mail, clock.now));
  const fail = (mail: ClaimedMail, failure: DeliveryFailure) =>
    outbox.settle(mail, afterFailure(mail, failure, { now: clock.now, random: () => 0, hasBackup: false }));
  return {
    database,
    clock,
    outbox,
    claimAll,
    /** Takes what is due, and returns the mail of a key or the first one. */
    async claimOne(key?: string): Promise<ClaimedMail> {
      const mail = (await claimAll()).find((one) => key === undefined || one.key === key);
      if (!mail) throw new Error('It was not claimed');
      return mail;
    },
    deliver,
    fail,
    /** Takes what is due, and has all of it fail. */
    async failAll(failure: DeliveryFailure): Promise<void> {
      for (const mail of await claimAll()) await fail(mail, failure);
    },
    /** Advances the clock. PostgreSQL uses its own, so there due times and ends of leases are moved back instead. */
    async pass(ms: number): Promise<void> {
      clock.now += ms;
      if (dialect === 'sqlite') return;
      await db
        .updateTable('outbox')
        .set((value) => ({ due_at: value('due_at', '-', ms) }))
        .execute();
    },
  };
}
