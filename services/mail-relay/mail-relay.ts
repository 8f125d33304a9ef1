import { Hono } from 'hono';
import { isBelievedTime } from '../database/believed-time.ts';
import type { MailSender } from '../mail-sender.ts';
import { createStoredViews } from '../page-views/stored-views.ts';
import { runAll } from '../run-all.ts';
import { createMailBudget } from './budget/mail-budget.ts';
import { createOwnerPace } from './budget/owner-pace.ts';
import { deliver } from './delivery/deliver.ts';
import { classifyFailure } from './delivery/failure.ts';
import { maildirTransport } from './delivery/maildir.ts';
import { smtpTransport } from './delivery/smtp.ts';
import { deliveriesAtOnce } from './delivery/transport.ts';
import { pruneOwnerSessions } from './mailbox/access/owner-sessions.ts';
import { mailboxRoutes } from './mailbox/mailbox-routes.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createWorker } from './outbox/worker.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { createSubscribe } from './newsletter/subscribe.ts';
import { createSubscribers } from './newsletter/subscribers.ts';
import { emailRoutes } from './protocol/email-routes.ts';
import { quarantineCheck } from './protocol/quarantine.ts';
import { relayHealth } from './relay-health.ts';
import type { MailRelayOptions, RelayEdition } from './relay-options.ts';
import { createVisitors } from './visitors.ts';

export type MailRelay = ReturnType<typeof createMailRelay>;

/** How long `stop` waits for running deliveries. */
const stopLimitMs = 8000;

/** The mail relay: accepts messages by the e-mail protocol, keeps them in the outbox, delivers them. */
export function createMailRelay(options: MailRelayOptions) {
  const { database, siteOrigin, words, log, now = Date.now } = options;
  const steadyNow = options.steadyNow ?? (() => performance.now());
  const isKept = !options.smtpUrl;
  const outbox = createOutbox(database, { now, isKept });
  const transports = openTransports(options);
  const envelope = {
    from: options.mailFrom,
    recipients: { owner: options.mailTo, backup: options.mailBackupTo ?? options.mailTo },
    messageIdHost: new URL(siteOrigin).hostname,
    siteOrigin,
    words,
    otherEditions: options.otherEditions ?? [],
  };
  const subscribers = createSubscribers({ database, outbox, now });
  const views = createStoredViews(database, { timeZone: words.company.timeZone, now });
  const worker = createWorker({
    outbox: {
      ...outbox,
      async prune(time) {
        if (!(await isBelievedTime(database.db, time, log))) return;
        await runAll([
          () => outbox.prune(time),
          () => subscribers.prune(time),
          () => views.prune(time),
          () => pruneOwnerSessions(database, time),
          () => database.overwriteDeleted(),
        ]);
      },
    },
    deliver: (mail, route) =>
      deliver(mail, transports[route] ?? transports.primary, envelope).then(() => undefined, classifyFailure),
    hasBackup: transports.backup !== undefined,
    atOnce: deliveriesAtOnce,
    log,
    now,
    steadyNow,
    random: Math.random,
  });
  const onStored = worker.wake;
  const budget = createMailBudget({ limits: options.limits, log, now: steadyNow });
  const ownerPace = createOwnerPace({ log, now: steadyNow });
  const isQuarantineFull = quarantineCheck(database.db, steadyNow);
  const subscribe = createSubscribe({ subscribers, limits: options.limits, budget, onStored });

  const routesIn = (edition: RelayEdition): Hono => {
    const shared = { ...options, edition, subscribe, onStored };
    const email = emailRoutes({ ...shared, outbox, budget, ownerPace, isQuarantineFull, now });
    return new Hono().route('/', email).route('/', newsletterRoutes({ ...shared, subscribers }));
  };

  const mailbox: Hono = new Hono().route(
    '/',
    mailboxRoutes({
      ...options,
      subscribers,
      views,
      pageNames: options.pageNames ?? new Map(),
      envelope,
      look: options.look ?? { tokens: '' },
      isKept,
      hasBackup: transports.backup !== undefined,
      now,
      onRetried: () => worker.retryNow(),
    }),
  );

  /** Sends mails for the other services of this process. */
  const sender: MailSender = {
    grant: (mail) => budget.grant(mail),
    enqueueIn: (transaction, mail) => outbox.enqueueIn(transaction, mail),
    wake: worker.wake,
  };

  return {
    /** The paths of the e-mail protocol and the newsletter, absolute: mount at the root. */
    routes: routesIn({ prefix: '', answerPage: options.answerPage, words }),
    /** The same for another edition; mount below its prefix. */
    routesIn,
    /** The owner's inbox, absolute under /mailbox, with its own sign-in. */
    mailbox,
    /** Starts delivering. Messages are accepted without it. */
    start: () => worker.start(),
    /** Stops delivering and waits for running deliveries, `limitMs` at most. Does not close the database. */
    async stop(limitMs = stopLimitMs): Promise<void> {
      await worker.stop(limitMs);
      for (const transport of Object.values(transports)) transport?.close();
    },
    sender,
    visitors: createVisitors(database, subscribers),
    health: () => relayHealth(outbox, worker, { budget, ownerPace, now }),
  };
}

function openTransports({ smtpUrl, smtpBackupUrl, dataDir, mailFrom }: MailRelayOptions) {
  if (!smtpUrl) return { primary: maildirTransport(dataDir) };
  const primary = smtpTransport(smtpUrl, mailFrom);
  return smtpBackupUrl ? { primary, backup: smtpTransport(smtpBackupUrl, mailFrom) } : { primary };
}
