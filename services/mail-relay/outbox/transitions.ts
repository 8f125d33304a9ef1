import { retention } from '../../../contracts/retention.ts';
import type { MailRoute, OutboxState } from '../../database/schema.ts';
import type { ClaimedMail } from './mail.ts';
import type { MailId } from '../../../contracts/mails.ts';

/**
 * Why an attempt failed. `refused`: the route refused this mail permanently. `temporary`: this mail may be accepted later.
 * `route`: the route accepts no mail now (no connection, wrong password). `expired`: it was not tried, since its link or code no
 * longer works. `reason` holds codes, no personal data.
 */
export type DeliveryFailure = { kind: 'refused' | 'temporary' | 'route' | 'expired'; reason: string };

/** The next state of a claimed mail. */
export type Outcome = {
  state: OutboxState;
  route: MailRoute;
  /** How long until the mail may be claimed again, in milliseconds. */
  waitMs: number;
  failure: string | null;
  refusedBy: MailRoute | null;
  finishedAt: number | null;
};

const firstRetryMs = 2000;
/** A closed route pauses as a whole (worker.ts), so its mails may ask often and leave soon after it opens. */
export const longestRetryMs = { temporary: 5 * 60_000, route: 15_000 };
export const longestBackOffMs = Math.max(...Object.values(longestRetryMs));
/** A failing mail is dead after this time, as is common for mail servers, … */
const patienceMs = retention.undelivered;
/** … and after so many attempts: a clock that leaps ahead ages a mail that was hardly tried. */
const fewestAttempts = 20;
/** Temporary failures on a route before the other one is tried. */
const attemptsPerRoute = 5;

export function afterDelivery({ route, refusedBy }: ClaimedMail, now: number): Outcome {
  return { state: 'sent', route, waitMs: 0, failure: null, refusedBy, finishedAt: now };
}

/** How long the link or code in a mail works. Delivered later, as after an outage, the mail would mislead its reader. */
const lives: Partial<Record<string, number>> = {
  password_reset: retention.passwordLink,
  verify_email: retention.addressLink,
  sign_in_code: retention.loginWindow,
  newsletter_confirm: retention.newsletterLink,
} satisfies Partial<Record<MailId, number>>;

/** Whether what a mail carries no longer works. A mail that the owner tries again is as old as before. */
export function hasExpired({ template, storedAt }: ClaimedMail, now: number): boolean {
  return now - storedAt >= (lives[template] ?? Infinity);
}

/**
 * The outcome of a failed attempt. After a permanent refusal the other route is tried at once; when both refused, the mail is dead.
 * After a temporary failure it is tried again with back-off, every fifth time on the other route, and is dead after three days and
 * many attempts.
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
  const isOver = now - mail.createdAt > patienceMs && attempts >= fewestAttempts;
  const isHopeless = kind === 'expired' || (kind === 'refused' ? other === undefined : isOver);
  if (isHopeless) return { ...outcome, state: 'dead', route, waitMs: 0, finishedAt: now };
  if (kind === 'refused') return { ...outcome, state: 'waiting', route: other ?? route, waitMs: 0 };
  const next = attempts % attemptsPerRoute === 0 ? (other ?? route) : route;
  const waitMs = backOff(attempts, { first: firstRetryMs, longest: longestRetryMs[kind], random });
  return { ...outcome, state: 'waiting', route: next, waitMs };
}

/** Exponential back-off in milliseconds, up to `longest`; jitter of up to half spreads mails that failed together. */
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
