import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { emailAnswers, emailPaths, messageKeyHeader } from '../../../contracts/email-wire.ts';
import { retention } from '../../../contracts/retention.ts';
import { storeFault } from '../../database/store-fault.ts';
import type { MailBudget } from '../budget/mail-budget.ts';
import type { OwnerPace } from '../budget/owner-pace.ts';
import type { Subscribe } from '../newsletter/subscribe.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { MailRelayOptions, RelayEdition } from '../relay-options.ts';
import { subscriptionTemplate } from '../../../contracts/mails.ts';
import { isNavigation, refusalPage, sentPage } from './answer-navigation.ts';
import { type CheckedMessage, checkRequest } from './check-request.ts';
import { confirmationOf } from './confirmation-of.ts';
import { derivedKey, givenKey } from './message-key.ts';
import { ownPagesOnly } from './own-pages-only.ts';
import { type EmailRequestBody, parseRequest } from './parse-request.ts';
import { countMessage } from './rate-limits.ts';
import { Refusal, refusalOf, sendRefusal } from './refusal.ts';

export type EmailRoutesOptions = Pick<MailRelayOptions, 'limits' | 'siteOrigin' | 'clientAddress' | 'log'> & {
  outbox: Outbox;
  subscribe: Subscribe;
  budget: MailBudget;
  ownerPace: OwnerPace;
  isQuarantineFull: () => Promise<boolean>;
  /** The language of the pages that send here. */
  edition: RelayEdition;
  now: () => number;
  /** Called after a message to deliver was stored. */
  onStored: () => void;
};

/** The routes of the e-mail protocol. A 2xx answer means that the message is in the outbox, on disk. */
export function emailRoutes(options: EmailRoutesOptions): Hono {
  const { outbox, subscribe, limits, budget, ownerPace } = options;
  const { siteOrigin, clientAddress, edition, log, now, onStored } = options;
  const app = new Hono();

  for (const path of Object.values(emailPaths)) {
    // The hosted service answers preflights; here pages of this site alone get leave.
    app.use(
      path,
      cors({ origin: siteOrigin, allowMethods: ['POST'], allowHeaders: ['content-type', messageKeyHeader] }),
    );
    app.use(path, ownPagesOnly(siteOrigin));
    app.post(path, async (context) => {
      let body: EmailRequestBody | undefined;
      try {
        body = await parseRequest(context.req.raw, path);
        const message = checkRequest(body, edition.words, now());
        const client = clientAddress(context);
        if (message.template === subscriptionTemplate)
          await subscribe(message.email, client, message.quarantined, edition.words);
        else {
          const { late, ...timely } = message;
          const key = await keyOf(timely, body, context);
          try {
            if (late) throw late;
            await store(timely, key, client);
          } catch (error) {
            // A message whose answer was lost comes again, perhaps after the time of its call, or when a limit is used up.
            if (!refusalOf(error) || !(await outbox.has(key, 0))) throw error;
          }
        }
      } catch (error) {
        const refusal = asRefusal(error);
        return refuse(context, refusal, isNavigation(context) ? await refusalPage(edition, refusal, body) : undefined);
      }
      return isNavigation(context) ? sentPage(context, body, edition) : context.text(emailAnswers.ok);
    });
    app.all(path, (context) =>
      // A browser that opens the address of an answer anew, as for a tab of the last session.
      context.req.method === 'GET' && isNavigation(context)
        ? context.redirect(`${edition.prefix}/contact`, 303)
        : refuse(context, new Refusal(405, emailAnswers.methodRefused, { allow: 'POST, OPTIONS' })),
    );
  }

  app.onError((error, context) => refuse(context, asRefusal(error)));

  async function keyOf({ template, fields }: CheckedMessage, body: EmailRequestBody, context: Context) {
    const given = givenKey(body, context.req.raw.headers, fields);
    if (given) return given;
    const { key, before } = derivedKey([template, JSON.stringify(fields)], now());
    return (await outbox.has(before, now() - retention.sameMessage)) ? before : key;
  }

  async function store(message: CheckedMessage, key: string, client: string): Promise<void> {
    if (message.quarantined && (await options.isQuarantineFull())) {
      log.error({ alert: 'quarantine' }, 'the quarantine is full: a suspicious message was refused');
      throw new Refusal(503, emailAnswers.notStored, { 'retry-after': '3600' });
    }
    const taken = [await countMessage(limits, client, message.fields)];
    let result: 'stored' | 'repeated' | undefined;
    try {
      const { companion, refund } = await confirmationOf(message, { key, client, budget, edition });
      taken.push(refund);
      const waitMs = message.quarantined ? 0 : ownerPace.next();
      if (!message.quarantined) taken.push(async () => ownerPace.refund());
      result = await outbox.enqueue({ key, ...message, companion, waitMs });
    } finally {
      if (result !== 'stored') await Promise.all(taken.map((refund) => refund()));
    }
    if (result === 'stored' && !message.quarantined) onStored();
    log.debug(
      { mail: key.slice(0, 12), template: message.template, quarantined: message.quarantined, result },
      'message stored',
    );
  }

  /** The refusal for any error. An unexpected one is logged and answered with 503: the message is not stored. */
  function asRefusal(error: unknown): Refusal {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    log.error({ err: error, problem: storeFault(error).problem }, 'a message could not be stored');
    return new Refusal(503, emailAnswers.notStored, { 'retry-after': '10' });
  }

  function refuse(context: Context, refusal: Refusal, page?: Response): Response {
    log.info({ status: refusal.status, reason: refusal.message, path: context.req.path }, 'message refused');
    return sendRefusal(context, refusal, page);
  }

  return app;
}
