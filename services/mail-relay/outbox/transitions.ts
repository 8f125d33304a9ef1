import type { MailRoute, OutboxState } from '../../database/schema.ts';
import type { ClaimedMail } from './mail.ts';

/**
 * Why an attempt failed. `refused`: this mail will never pass this way. `temporary`: this mail may pass later.
 * `route`: nothing passes this way now (no connection, wrong password). `reason` carries codes, no personal data.
 */
export type DeliveryFailure = { kind: 'refused' | 'temporary' | 'route'; reason: string };

/** What a claimed mail becomes. */
export type Outcome = {
  state: OutboxState;
  route: MailRoute;
  dueAt: number;
  failure: string | null;
  finishedAt: number | null;
};

const firstRetryMs = 2000;
const longestRetryMs = 5 * 60_000;
/** As long as mail servers commonly keep trying. */
const patienceMs = 3 * 24 * 60 * 60_000;
/** So often a route may fail for a while before the other one is tried. */
const attemptsPerRoute = 5;

export function afterDelivery(mail: ClaimedMail, now: number): Outcome {
  return { state: 'sent', route: mail.route, dueAt: now, failure: null, finishedAt: now };
}

/**
 * Refused for good: the other route at once, and dead when there is none left. Failed for a while: again later,
 * every fifth time by the other route, and dead after three days.
 */
export function afterFailure(
  mail: ClaimedMail,
  failure: DeliveryFailure,
  { now, random, hasBackup }: { now: number; random: () => number; hasBackup: boolean },
): Outcome {
  const dead: Outcome = { state: 'dead', route: mail.route, dueAt: now, failure: failure.reason, finishedAt: now };
  if (failure.kind === 'refused') {
    const next = hasBackup && mail.route === 'primary';
    return next ? { state: 'waiting', route: 'backup', dueAt: now, failure: failure.reason, finishedAt: null } : dead;
  }
  if (now - mail.createdAt > patienceMs) return dead;
  const change = hasBackup && mail.attempts % attemptsPerRoute === 0;
  return {
    state: 'waiting',
    route: change ? otherRoute(mail.route) : mail.route,
    dueAt: now + backOff(mail.attempts, { first: firstRetryMs, longest: longestRetryMs, random }),
    failure: failure.reason,
    finishedAt: null,
  };
}

/** Doubles with every attempt up to `longest`; the jitter takes up to half away, so that mails that failed together part. */
export function backOff(
  attempt: number,
  { first, longest, random }: { first: number; longest: number; random: () => number },
): number {
  const whole = Math.min(longest, first * 2 ** Math.min(attempt - 1, 30));
  return Math.round(whole * (1 - random() / 2));
}

function otherRoute(route: MailRoute): MailRoute {
  return route === 'primary' ? 'backup' : 'primary';
}
