import { dayMs, retention } from '../../contracts/retention.ts';
import type { MailBudget } from './budget/mail-budget.ts';
import type { OwnerPace } from './budget/owner-pace.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Worker } from './outbox/worker.ts';

/** What is told of the outbox and its deliveries while mail is accepted. */
export type MailHealth = Awaited<ReturnType<typeof relayHealth>>;

/** A mail to the owner that waits longer than this is late: a route that recovers takes it within seconds. */
const lateMs = 15 * 60_000;
/** How long before the deletion of quarantined mail the owner is told. */
const tellBeforeMs = 7 * dayMs;

/** The health of outbox and worker. Rejects when the outbox cannot be read: then no mail is accepted either. */
export async function relayHealth(
  outbox: Outbox,
  worker: Worker,
  { budget, ownerPace, now }: { budget: MailBudget; ownerPace: OwnerPace; now: () => number },
) {
  const { oldestWaiting, oldestQuarantined, ...counts } = await outbox.counts();
  // A clock that was set back makes an age negative; such a mail has waited for an unknown time.
  const waitedMs = oldestWaiting === undefined ? 0 : Math.abs(now() - oldestWaiting);
  return {
    ...counts,
    /** The age of the oldest waiting mail to the owner. */
    oldestWaitingSeconds: Math.round(waitedMs / 1000),
    isLate: waitedMs > lateMs,
    /** Whether quarantined mail that the owner has not marked done will be deleted within a week. */
    expiresUnread: oldestQuarantined !== undefined && now() - oldestQuarantined > retention.messages - tellBeforeMs,
    routes: worker.routes(),
    /** Kinds of mail that the budget held back within the last hour; `owner` ones are delivered later, others were not sent. */
    overBudget: [...budget.spent(), ...(ownerPace.isSpread() ? ['owner'] : [])],
  };
}
