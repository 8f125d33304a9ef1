import type { Logger } from 'pino';
import type { MailRoute } from '../../database/schema.ts';
import { tell } from '../../telemetry.ts';
import { isTemplateId } from '../../../contracts/mails.ts';
import type { ClaimedMail } from './mail.ts';
import type { Outbox } from './outbox.ts';
import { afterDelivery, afterFailure, backOff, type DeliveryFailure } from './transitions.ts';

/** How often the outbox is looked at when nobody says that there is something: other processes may have put it there. */
const lookMs = 1000;
const correctMs = 60_000;
const pruneMs = 60 * 60_000;
/** A route without a connection is tried again after 1 s, then ever later, up to 15 s. */
const pause = { first: 1000, longest: 15_000 };

export type RouteHealth = { up: boolean; failure?: string };

type Outage = { failures: number; until: number; reason: string };

export type WorkerOptions = {
  outbox: Pick<Outbox, 'claim' | 'settle' | 'makeDueNow' | 'correctTimes' | 'prune'>;
  /** Rejects when the mail did not pass; `classify` sorts the error. */
  deliver: (mail: ClaimedMail, route: MailRoute) => Promise<void>;
  classify: (error: unknown) => DeliveryFailure;
  hasBackup: boolean;
  atOnce: number;
  log: Logger;
  now: () => number;
  random: () => number;
};

/** Takes mails from the outbox and delivers them, a few at a time. */
export function createWorker({ outbox, deliver, classify, hasBackup, atOnce, log, now, random }: WorkerOptions) {
  const routes: MailRoute[] = hasBackup ? ['primary', 'backup'] : ['primary'];
  const outages = new Map<MailRoute, Outage>();
  const inHand = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let claiming: Promise<void> | undefined;
  let claimAgain = false;
  let correctedAt = -Infinity;
  let prunedAt = -Infinity;

  /** Without a second route its mails take the first: the setting may have gone since they were put there. */
  function openRoutes(): MailRoute[] {
    const open = routes.filter((route) => (outages.get(route)?.until ?? 0) <= now());
    return hasBackup || open.length === 0 ? open : ['primary', 'backup'];
  }

  /** One claim at a time; what asks meanwhile is served by the next. */
  function fill(): void {
    claimAgain = claiming !== undefined;
    if (claiming || !running) return;
    claiming = claim().finally(() => {
      claiming = undefined;
      if (claimAgain) fill();
    });
  }

  async function claim(): Promise<void> {
    try {
      const free = atOnce - inHand.size;
      const open = openRoutes();
      const mails = free > 0 && open.length > 0 ? await outbox.claim(open, free) : [];
      for (const mail of mails) take(mail);
      await maintain();
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be read');
    }
  }

  function take(mail: ClaimedMail): void {
    const work = attempt(mail).finally(() => {
      inHand.delete(work);
      fill();
    });
    inHand.add(work);
  }

  async function attempt(mail: ClaimedMail): Promise<void> {
    const route = hasBackup ? mail.route : 'primary';
    try {
      const failure = await failureOf(mail, route);
      const outcome = failure
        ? afterFailure({ ...mail, route }, failure, { now: now(), random, hasBackup })
        : afterDelivery(mail, now());
      await outbox.settle(mail, outcome);
      record(mail, route, outcome.state, failure);
      if (!failure || failure.kind !== 'route') await reopen(route);
    } catch (error) {
      // The lease ends and the mail is tried again, under the same Message-ID.
      log.error({ err: error, mail: mail.key.slice(0, 12) }, 'what became of a mail could not be stored');
    }
  }

  async function failureOf(mail: ClaimedMail, route: MailRoute): Promise<DeliveryFailure | undefined> {
    try {
      await deliver(mail, route);
      return undefined;
    } catch (error) {
      return classify(error);
    }
  }

  function record(mail: ClaimedMail, route: MailRoute, state: string, failure: DeliveryFailure | undefined): void {
    const line = { mail: mail.key.slice(0, 12), template: mail.template, route, attempt: mail.attempts };
    const failed = state === 'dead' ? 'dead' : 'failed';
    tell('mailAttempt', { template: mail.template, route, outcome: failure ? failed : 'sent' });
    if (!failure) return log.info(line, 'mail sent');
    if (failure.kind === 'route') close(route, failure.reason);
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
    // Mails that were under way together fail together; that is one failure of the route.
    if (before && before.until > now()) return;
    const failures = (before?.failures ?? 0) + 1;
    outages.set(route, { failures, reason, until: now() + backOff(failures, { ...pause, random }) });
  }

  async function reopen(route: MailRoute): Promise<void> {
    if (outages.delete(route)) await outbox.makeDueNow(route);
  }

  /** What is not asked at every look. A clock that was set back makes either due as well. */
  async function maintain(): Promise<void> {
    if (Math.abs(now() - correctedAt) >= correctMs) {
      correctedAt = now();
      await outbox.correctTimes();
    }
    if (Math.abs(now() - prunedAt) >= pruneMs) {
      prunedAt = now();
      await outbox.prune();
    }
  }

  async function finish(): Promise<void> {
    await claiming;
    await Promise.all(inHand);
  }

  return {
    start(): void {
      running = true;
      timer = setInterval(fill, lookMs);
      fill();
    },

    /** Something was stored: no need to wait for the next look. */
    wake(): void {
      if (running) setImmediate(fill);
    },

    /** Takes no more and waits for what is in hand, `limitMs` at most. */
    async stop(limitMs: number): Promise<void> {
      running = false;
      clearInterval(timer);
      let limit: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (limit = setTimeout(resolve, limitMs)));
      await Promise.race([finish(), late]);
      clearTimeout(limit);
    },

    routes(): Partial<Record<MailRoute, RouteHealth>> {
      return Object.fromEntries(
        routes.map((route) => {
          const outage = outages.get(route);
          return [route, outage ? { up: false, failure: outage.reason } : { up: true }];
        }),
      );
    },
  };
}

export type Worker = ReturnType<typeof createWorker>;
