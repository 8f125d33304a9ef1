import { retention } from '../../../contracts/retention.ts';
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
  /** How long it waits until it may be claimed again. */
  waitMs: number;
  failure: string | null;
  refusedBy: MailRoute | null;
  finishedAt: number | null;
};

const firstRetryMs = 2000;
/** A closed route pauses as a whole (worker.ts), so its mails may ask often and leave soon after it opens. */
const longestRetryMs = { temporary: 5 * 60_000, route: 15_000 };
/** No mail waits longer for its next attempt. */
export const longestBackOffMs = Math.max(...Object.values(longestRetryMs));
/** As long as mail servers commonly keep trying. */
const patienceMs = retention.undelivered;
/** And so often: a clock that leapt ahead makes a mail old, and not tried in vain. */
const fewestAttempts = 20;
/** So often a route may fail for a while before the other one is tried. */
const attemptsPerRoute = 5;

export function afterDelivery({ route, refusedBy }: ClaimedMail, now: number): Outcome {
  return { state: 'sent', route, waitMs: 0, failure: null, refusedBy, finishedAt: now };
}

/**
 * Refused for good: the other route at once, and dead when that one refused as well. Failed for a while: again later,
 * every fifth time by the other route, and dead after three days and many attempts.
 */
export function afterFailure(
  mail: ClaimedMail,
  { kind, reason }: DeliveryFailure,
  { now, random, hasBackup }: { now: number; random: () => number; hasBackup: boolean },
): Outcome {
  const { route, attempts } = mail;
  const refusedBy = kind === 'refused' ? route : mail.refusedBy;
  const outcome = { failure: reason, refusedBy, finishedAt: null };
  const other = hasBackup && mail.refusedBy !== otherRoute(route) ? otherRoute(route) : undefined;
  const isHopeless =
    kind === 'refused' ? other === undefined : now - mail.createdAt > patienceMs && attempts >= fewestAttempts;
  if (isHopeless) return { ...outcome, state: 'dead', route, waitMs: 0, finishedAt: now };
  if (kind === 'refused') return { ...outcome, state: 'waiting', route: other ?? route, waitMs: 0 };
  const next = attempts % attemptsPerRoute === 0 ? (other ?? route) : route;
  const waitMs = backOff(attempts, { first: firstRetryMs, longest: longestRetryMs[kind], random });
  return { ...outcome, state: 'waiting', route: next, waitMs };
}

/** Doubles with every attempt up to `longest`; the jitter takes up to half away, so that mails that failed together part. */
export function backOff(
  attempt: number,
  { first, longest, random }: { first: number; longest: number; random: () => number },
): number {
  const whole = Math.min(longest, first * 2 ** Math.min(attempt - 1, 30));
  return Math.round(whole * (1 - random() / 2));
}

export function otherRoute(route: MailRoute): MailRoute {
  return route === 'primary' ? 'backup' : 'primary';
}
