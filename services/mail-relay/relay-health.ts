import type { MailBudget } from './budget/mail-budget.ts';
import type { OwnerPace } from './budget/owner-pace.ts';
import type { MailHealth } from './mail-relay.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Worker } from './outbox/worker.ts';

type HealthParts = {
  budget: Pick<MailBudget, 'spent'>;
  ownerPace: Pick<OwnerPace, 'isSpread'>;
  transport: MailHealth['transport'];
  now: () => number;
};

/** Asks the outbox and the worker how they are. Never rejects: a database that does not answer is an answer. */
export async function relayHealth(
  outbox: Outbox,
  worker: Worker,
  { budget, ownerPace, transport, now }: HealthParts,
): Promise<MailHealth> {
  const routes = worker.routes();
  const overBudget = [...budget.spent(), ...(ownerPace.isSpread() ? ['owner'] : [])];
  try {
    const { oldestWaiting, ...counts } = await outbox.counts();
    const sound = counts.dead === 0 && overBudget.length === 0 && Object.values(routes).every(({ up }) => up);
    const oldestWaitingSeconds =
      oldestWaiting === undefined ? 0 : Math.max(0, Math.round((now() - oldestWaiting) / 1000));
    return { status: sound ? 'ok' : 'degraded', ...counts, oldestWaitingSeconds, transport, routes, overBudget };
  } catch {
    return { status: 'failing', waiting: 0, dead: 0, held: 0, oldestWaitingSeconds: 0, transport, routes, overBudget };
  }
}
