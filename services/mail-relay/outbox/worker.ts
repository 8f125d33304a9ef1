import type { Logger } from 'pino';
import type { MailRoute } from '../../database/schema.ts';
import { emit } from '../../telemetry.ts';
import { within } from '../../within.ts';
import { isTemplateId } from '../../../contracts/mails.ts';
import type { ClaimedMail } from './mail.ts';
import { leaseMs, type Outbox } from './outbox.ts';
import {
  afterDelivery,
  afterFailure,
  backOff,
  type DeliveryFailure,
  hasExpired,
  otherRoute,
  type Outcome,
} from './transitions.ts';

/** How often the outbox is polled: other processes store mails without waking this worker. */
const pollMs = 1000;
/** A lease of 20 s is renewed every 5 s. */
const renewMs = leaseMs / 4;
/** A clock that gets ahead by more between two polls was set. */
const leapMs = 3000;
const correctMs = 60_000;
const pruneMs = 60 * 60_000;
/** Back-off of a route without a connection, in milliseconds. */
const pause = { first: 1000, longest: 15_000 };
/** After so many failures in a row a route is down, and its mails take the other one. */
const fewFailures = 3;
/** A route is also down when its server has not answered any running delivery for so long. */
const stuckMs = 30_000;

/** Why a mail is not even tried. */
const expired: DeliveryFailure = { kind: 'expired', reason: 'EXPIRED' };

type Outage = { failures: number; until: number; reason: string };
type Delivery = { mail: ClaimedMail; since: number; done: Promise<void> };

export type WorkerOptions = {
  outbox: Pick<Outbox, 'claim' | 'renew' | 'settle' | 'makeDueNow' | 'correctTimes' | 'prune'>;
  /** Resolves to why the mail did not pass, or to undefined. */
  deliver: (mail: ClaimedMail, route: MailRoute) => Promise<DeliveryFailure | undefined>;
  hasBackup: boolean;
  /** The number of concurrent deliveries per route. */
  atOnce: number;
  log: Logger;
  now: () => number;
  /** Milliseconds of a clock that never goes back. */
  steadyNow: () => number;
  random: () => number;
};

/** Claims mails from the outbox and delivers them, a few at a time. */
export function createWorker(options: WorkerOptions) {
  const { outbox, deliver, hasBackup, atOnce, log, now, steadyNow, random } = options;
  const routes: MailRoute[] = hasBackup ? ['primary', 'backup'] : ['primary'];
  const outages = new Map<MailRoute, Outage>();
  const active: Record<MailRoute, Set<Delivery>> = { primary: new Set(), backup: new Set() };
  let pollTimer: NodeJS.Timeout | undefined;
  let renewTimer: NodeJS.Timeout | undefined;
  let running = false;
  let claiming: Promise<void> | undefined;
  let isClaimRequested = false;
  let isStopped = false;
  let isReadable = true;
  let correctedAt = -Infinity;
  let prunedAt = -Infinity;
  let clockAhead = Infinity;
  let restsUntil = -Infinity;

  const deliveries = (): Delivery[] => [...active.primary, ...active.backup];

  const isOpen = (route: MailRoute): boolean => (outages.get(route)?.until ?? -Infinity) <= steadyNow();

  const isStuck = (route: MailRoute): boolean =>
    active[route].size >= atOnce && [...active[route]].every(({ since }) => steadyNow() - since > stuckMs);

  function isDown(route: MailRoute): boolean {
    return isStuck(route) || (outages.get(route)?.failures ?? 0) >= fewFailures;
  }

  /** Claims mails for free places. Claims do not overlap; a call during one leads to another claim after it. */
  function claimMore(): void {
    isClaimRequested = claiming !== undefined;
    if (claiming || !running) return;
    claiming = claim().finally(() => {
      claiming = undefined;
      if (isClaimRequested) claimMore();
    });
  }

  async function claim(): Promise<void> {
    try {
      await mindClock();
      for (const route of routes) await claimFor(route);
    } catch (error) {
      // It is asked again in a second, for as long as an outage lasts.
      if (isReadable) log.error({ err: error }, 'the outbox cannot be read');
      isReadable = false;
      return;
    }
    await maintain().catch((error: unknown) => log.error({ err: error }, 'the upkeep of the store failed'));
  }

  /** Claims mails for a route, except those being delivered here, whose lease may not have been renewed. */
  async function claimFor(route: MailRoute): Promise<void> {
    const free = atOnce - active[route].size;
    if (!running || free <= 0 || !isOpen(route) || steadyNow() < restsUntil) return;
    const except = deliveries().map(({ mail }) => mail.key);
    const mails = await claimed(route, free, except);
    isReadable = true;
    for (const mail of mails) take(mail, route);
  }

  function claimed(route: MailRoute, free: number, except: string[]): Promise<ClaimedMail[]> {
    // Without a backup route its mails take the first; the setting may have been removed since they were stored.
    if (!hasBackup) return outbox.claim(['primary', 'backup'], free, except);
    const other = otherRoute(route);
    return isDown(other) ? outbox.claim([route, other], free, except, route) : outbox.claim([route], free, except);
  }

  function take(mail: ClaimedMail, route: MailRoute): void {
    const done = attempt(mail, route).finally(() => {
      active[route].delete(delivery);
      claimMore();
    });
    const delivery = { mail, since: steadyNow(), done };
    active[route].add(delivery);
  }

  /** Renews leases, since a mail server may take minutes to answer. Short, renewed leases free the mails of a dead process soon. */
  async function renew(): Promise<void> {
    const mails = deliveries().map(({ mail }) => mail);
    if (mails.length === 0) return;
    try {
      await outbox.renew(mails);
    } catch (error) {
      log.error({ err: error }, 'the leases of mails could not be renewed');
    }
  }

  /** A clock set ahead ends all leases at once. Until each process has renewed its own, nothing is claimed. */
  async function mindClock(): Promise<void> {
    const before = clockAhead;
    clockAhead = now() - steadyNow();
    if (clockAhead - before < leapMs) return;
    restsUntil = steadyNow() + renewMs;
    await renew();
  }

  async function attempt(mail: ClaimedMail, route: MailRoute): Promise<void> {
    try {
      const failure = hasExpired(mail, now()) ? expired : await deliver(mail, route);
      // A delivery aborted by `stop` is not settled; another process may claim the mail once its lease ends.
      if (isStopped && failure) return;
      const outcome = failure
        ? afterFailure({ ...mail, route }, failure, { now: now(), random, hasBackup })
        : afterDelivery(mail, now());
      // Another process that has claimed the mail meanwhile records what becomes of it.
      if (await settle(mail, outcome)) record(mail, route, outcome.state, failure);
      if (failure?.kind === 'route') close(route, failure.reason);
      else if (failure !== expired) await reopen(route, failure?.kind !== 'temporary');
    } catch (error) {
      // The lease ends and the mail is tried again, under the same Message-ID.
      log.error({ err: error, mail: mail.key.slice(0, 12) }, 'what became of a mail could not be stored');
    }
  }

  /** Stores an outcome. While the store is away, as at its restart, it is tried as long as a lease: the mail would be sent again. */
  async function settle(mail: ClaimedMail, outcome: Outcome): Promise<boolean> {
    const endsAt = steadyNow() + leaseMs;
    for (;;) {
      try {
        return await outbox.settle(mail, outcome);
      } catch (error) {
        if (isStopped || steadyNow() >= endsAt) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  function record(mail: ClaimedMail, route: MailRoute, state: string, failure: DeliveryFailure | undefined): void {
    const line = { mail: mail.key.slice(0, 12), template: mail.template, route, attempt: mail.attempts };
    const failed = state === 'dead' ? 'dead' : 'failed';
    emit('mailAttempt', { template: mail.template, route, outcome: failure ? failed : 'sent' });
    if (!failure) return log.info(line, 'mail sent');
    if (failure === expired) return log.warn(line, 'a mail was not sent: its link or code no longer works');
    if (state === 'dead' && !isTemplateId(mail.template)) {
      return log.warn({ ...line, failure: failure.reason }, 'a visitor’s address takes no mail');
    }
    if (state === 'dead') {
      return log.error({ ...line, alert: 'dead-letter', failure: failure.reason }, 'no route takes this mail');
    }
    return log.warn({ ...line, failure: failure.reason }, 'mail not sent yet');
  }

  function close(route: MailRoute, reason: string): void {
    const before = outages.get(route);
    // Concurrent deliveries fail together; they count as one failure of the route.
    if (before && before.until > steadyNow()) return;
    const failures = (before?.failures ?? 0) + 1;
    outages.set(route, { failures, reason, until: steadyNow() + backOff(failures, { ...pause, random }) });
  }

  /** What waits is hurried unless the server wants mail later: it would be asked without a pause, as often as the route closes. */
  async function reopen(route: MailRoute, takesMail: boolean): Promise<void> {
    if (outages.delete(route) && takesMail) await outbox.makeDueNow(route);
  }

  /** Periodic maintenance. `Math.abs` makes it run as well after the clock was set back. */
  async function maintain(): Promise<void> {
    if (Math.abs(now() - correctedAt) >= correctMs) {
      correctedAt = now();
      await outbox.correctTimes();
    }
    if (Math.abs(now() - prunedAt) >= pruneMs) {
      prunedAt = now();
      await outbox.prune(prunedAt);
    }
  }

  const wake = () => void setImmediate(claimMore);

  async function finish(): Promise<void> {
    await claiming;
    await Promise.all(deliveries().map(({ done }) => done));
  }

  return {
    start(): void {
      running = true;
      isStopped = false;
      pollTimer = setInterval(claimMore, pollMs);
      renewTimer = setInterval(() => void renew(), renewMs);
      claimMore();
    },

    /** Looks into the outbox now, without waiting for the next poll. */
    wake,

    /** Looks now, also by routes that wait for their next connection: the owner may have mended what closed them. */
    retryNow(): void {
      for (const outage of outages.values()) outage.until = -Infinity;
      wake();
    },

    /** Stops claiming and waits for running deliveries, `limitMs` at most. */
    async stop(limitMs: number): Promise<void> {
      running = false;
      clearInterval(pollTimer);
      await within(finish(), limitMs).catch(() => undefined);
      clearInterval(renewTimer);
      isStopped = true;
    },

    routes(): Partial<Record<MailRoute, { up: boolean; failure?: string }>> {
      return Object.fromEntries(
        routes.map((route) => {
          const outage = outages.get(route);
          return [route, { up: !outage && !isStuck(route), ...(outage && { failure: outage.reason }) }];
        }),
      );
    },
  };
}

export type Worker = ReturnType<typeof createWorker>;
