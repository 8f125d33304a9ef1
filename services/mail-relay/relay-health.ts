import { messagesKeptDays } from '../../contracts/correspondence.ts';
import { dayMs } from '../../contracts/retention.ts';
import type { MailBudget } from './budget/mail-budget.ts';
import type { OwnerPace } from './budget/owner-pace.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { RouteHealth, Worker } from './outbox/worker.ts';

/** What is told of the outbox and its deliveries while mail is accepted. */
export type MailHealth = {
  waiting: number;
  /** Dead letters to the owner: mails no route takes. A person has to look. */
  dead: number;
  /** Dead letters to visitors, such as a newsletter to an address that does not exist: no alarm, since anybody can cause them. */
  deadToVisitors: number;
  /** Kept back by the spam checks. */
  quarantined: number;
  /** Age of the oldest waiting mail to the owner, in seconds. */
  oldestWaitingSeconds: number;
  /** Whether that age exceeds `lateMs`. */
  isLate: boolean;
  /** Whether quarantined mail that the owner has not marked done will be deleted within a week. */
  expiresUnread: boolean;
  routes: Partial<Record<'primary' | 'backup', RouteHealth>>;
  /** Kinds of mail that the budget held back within the last hour; `owner` ones are delivered later, others were not sent. */
  overBudget: string[];
};

/** A mail to the owner that waits longer than this is late: a route that recovers takes it within seconds. */
const lateMs = 15 * 60_000;
/** How long before the deletion of quarantined mail the owner is told. */
const tellBeforeMs = 7 * dayMs;

type HealthDependencies = {
  budget: Pick<MailBudget, 'spent'>;
  ownerPace: Pick<OwnerPace, 'isSpread'>;
  now: () => number;
};

/** The health of outbox and worker. Rejects when the outbox cannot be read: then no mail is accepted either. */
export async function relayHealth(
  outbox: Outbox,
  worker: Worker,
  { budget, ownerPace, now }: HealthDependencies,
): Promise<MailHealth> {
  const overBudget = [...budget.spent(), ...(ownerPace.isSpread() ? ['owner'] : [])];
  const { oldestWaiting, oldestQuarantined, ...counts } = await outbox.counts();
  // A clock that was set back makes an age negative; such a mail has waited for an unknown time.
  const waitedMs = oldestWaiting === undefined ? 0 : Math.abs(now() - oldestWaiting);
  const expiresUnread =
    oldestQuarantined !== undefined && now() - oldestQuarantined > messagesKeptDays * dayMs - tellBeforeMs;
  return {
    ...counts,
    oldestWaitingSeconds: Math.round(waitedMs / 1000),
    isLate: waitedMs > lateMs,
    expiresUnread,
    routes: worker.routes(),
    overBudget,
  };
}
