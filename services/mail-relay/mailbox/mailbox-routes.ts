import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { isMailId, type RelayWords } from '../../../contracts/mails.ts';
import { retention } from '../../../contracts/retention.ts';
import { composeMail } from '../delivery/deliver.ts';
import type { Envelope } from '../delivery/envelope.ts';
import { formPageStyle } from '../../form-page/form-page-style.ts';
import { isLoopbackOrigin } from '../../loopback.ts';
import { type Look, pageStyle } from '../../page-style.ts';
import type { StoredViews } from '../../page-views/stored-views.ts';
import { readForm } from '../../request-body.ts';
import { siteCookie } from '../../site-cookie.ts';
import { type Subscribers, subscriberStates } from '../newsletter/subscribers.ts';
import type { MailRelayOptions } from '../relay-options.ts';
import { mailboxAccess, type MailboxEnv } from './access/mailbox-access.ts';
import { ownerProofs } from './access/owner-credentials.ts';
import { createOwnerSessions } from './access/owner-sessions.ts';
import { settingsRoutes } from './access/settings-routes.ts';
import { signInRoutes } from './access/sign-in-routes.ts';
import { type CsvParts, forSpreadsheet, messagesCsv, newsletterReaders, readersCsv, viewsCsv } from './export-csv.ts';
import { createInbox, InboxError } from './inbox.ts';
import type { InboxEntry } from './inbox-entry.ts';
import { listMails } from './list-mails.ts';
import { createClock } from './pages/clock.ts';
import { absentPage, entryPage } from './pages/entry-page.ts';
import { addressOf, listAddress, pagesOf, partOf, readListQuery, readPage, readText } from './pages/list-query.ts';
import { listPage, sum } from './pages/list-page.ts';
import { noticeOnEntry, noticeOnList, noticeOnSubscribers } from './pages/notices.ts';
import { createSendPage, type Notice } from './pages/page.ts';
import { countOf, subscribersPage, subscribersPath } from './pages/subscribers-page.ts';
import { settingsPath } from './pages/settings-page.ts';
import { viewsPage } from './pages/views-page.ts';
import { signInStyle, styleSheet } from './style-sheet.ts';

export type MailboxOptions = Pick<
  MailRelayOptions,
  'database' | 'limits' | 'siteOrigin' | 'owner' | 'passkeys' | 'clientAddress' | 'log'
> & {
  subscribers: Subscribers;
  views: StoredViews;
  pageNames: ReadonlyMap<string, string>;
  envelope: Envelope;
  look: Look;
  /** True where mail is kept as files, since there is no mail server. */
  isKept: boolean;
  hasBackup: boolean;
  now: () => number;
  onRetried: () => void;
};

/** The policy of a shown mail: only its own style element takes effect. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The routes of the owner's inbox: mails, subscribers, page views and settings. Absolute paths under /mailbox. */
export function mailboxRoutes(options: MailboxOptions): Hono<MailboxEnv> {
  const { database, subscribers, views, pageNames, envelope, siteOrigin, passkeys } = options;
  const { isKept, hasBackup, now, onRetried } = options;
  const words = isKept ? sayStored(envelope.words) : envelope.words;
  const { inbox: say } = words;
  const { timeZone } = words.company;
  const clock = createClock(words, timeZone, now);
  const inbox = createInbox(database, { now, refusals: say.refusals });
  const proofs = ownerProofs(options.owner);
  const current = [proofs.keyProof, proofs.passwordProof].filter((proof) => proof !== undefined);
  const sessions = createOwnerSessions(database, { proofs: current, now });
  const cookie = siteCookie(siteOrigin, 'ownerLogin', { sameSite: 'Strict', keptMs: retention.ownerLogin });
  const sendPage = createSendPage(words, {
    inside: pageStyle(options.look, styleSheet),
    login: pageStyle(options.look, formPageStyle + signInStyle),
  });
  const app = new Hono<MailboxEnv>();

  const guard = mailboxAccess({ sessions, cookie, siteOrigin, words: say });
  for (const path of ['/mailbox', '/mailbox/*']) app.use(path, privateHeaders, guard);
  const parts = { ...options, proofs, sessions, cookie, clock, sendPage, words: say };
  app.route('/', signInRoutes(parts)).route('/', settingsRoutes(parts));

  app.get('/mailbox/', (context) => context.redirect('/mailbox', 308));
  app.get('/mailbox', async (context) => {
    const query = readListQuery(context.req.query());
    const { page } = query;
    const part = { ...query, kind: query.kind ?? ('written' as const), ...partOf(page) };
    const chart = { now: now(), timeZone, writeDay: clock.searched };
    const { entries, ...counts } = await listMails(database.db, part, chart);
    const { said } = context.req.query();
    const last = pagesOf(sum(counts.matching, query));
    if (page > last) return context.redirect(listAddress(query, { page: last }, said), 303);
    const notice = said === 'entered' ? await entered() : noticeOnList(said, say.list, counts.all);
    return sendPage(context, { ...listPage({ query, entries, ...counts, isKept, words, clock }), notice });
  });

  app.post('/mailbox/retry', async (context) => {
    await inbox.retryFailed();
    onRetried();
    return context.redirect('/mailbox?said=retried', 303);
  });

  app.get('/mailbox/messages.csv', async (context) =>
    download(context, 'messages.csv', forSpreadsheet(await messagesCsv(inbox, say.csv))),
  );

  app.get(subscribersPath, async (context) => {
    const { state, text, page } = shownReaders(context);
    const [list, counts] = await Promise.all([
      subscribers.list({ state, text }, partOf(page)),
      subscribers.counts({ text }),
    ]);
    const { said } = context.req.query();
    const last = pagesOf(countOf(counts, state));
    if (page > last) return context.redirect(addressOf(subscribersPath, { state, text, page: last }, said), 303);
    const notice = noticeOnSubscribers(said, say.subscribers.news);
    const shown = { state, text, page, subscribers: list, counts, words, clock };
    return sendPage(context, { ...subscribersPage(shown), notice });
  });

  // A POST, since it creates an unsubscribe token per subscriber, which a prefetch must not do.
  app.post(`${subscribersPath}.csv`, async (context) =>
    download(context, 'subscribers.csv', readersCsv(await newsletterReaders(subscribers, siteOrigin), say.csv)),
  );

  app.post(`${subscribersPath}/end`, async (context) => {
    const { email } = await readForm(context.req.raw);
    const said = email !== undefined && (await subscribers.end(email)) ? 'ended' : 'unknown';
    return context.redirect(addressOf(subscribersPath, shownReaders(context), said), 303);
  });

  app.get('/mailbox/views', async (context) => {
    const [days, pages] = await Promise.all([views.perDay(), views.perPage()]);
    return sendPage(context, viewsPage({ days, pages, pageNames, words }));
  });

  app.get('/mailbox/views.csv', async (context) => download(context, 'page-views.csv', await viewsCsv(views, say.csv)));

  app.get('/mailbox/:id', async (context) => {
    const entry = await inbox.show(context.req.param('id'));
    return showEntry(context, entry, noticeOnEntry(context.req.query('said'), entry, say.entry.news, now()));
  });

  app.get('/mailbox/:id/mail', async (context) => {
    const mail = await readable(await inbox.show(context.req.param('id')));
    if (typeof mail === 'string') return sendPage(context, absentPage(say), 404);
    context.header('content-security-policy', mailPolicy);
    context.header('x-frame-options', 'SAMEORIGIN');
    return context.html(`<base target="_blank">${mail.html}`);
  });

  const changes = { retry: 'retry', done: 'markDone', reopen: 'reopen', delete: 'delete' } as const;
  for (const [name, change] of Object.entries(changes)) {
    app.post(`/mailbox/:id/${name}`, async (context) => {
      const id = context.req.param('id');
      try {
        await inbox[change](id);
      } catch (error) {
        if (!(error instanceof InboxError) || error.status === 404) throw error;
        return showEntry(context, await inbox.show(id), { text: error.message, isProblem: true }, 409);
      }
      if (name === 'retry') onRetried();
      const query = readListQuery(context.req.query());
      const next =
        name === 'delete'
          ? listAddress(query, { page: query.page }, 'deleted')
          : addressOf(`/mailbox/${id}`, query, name);
      return context.redirect(next, 303);
    });
  }

  // The address of a button, where the page of its refusal stands, is opened by a phone that had closed the page, or after a login.
  app.get('/mailbox/:page/:button{.+}', (context) => {
    const { search } = new URL(context.req.url);
    return context.redirect(`/mailbox/${encodeURIComponent(context.req.param('page'))}${search}`, 303);
  });

  app.onError((error, context) => {
    if (error instanceof InboxError) return sendPage(context, absentPage(say), error.status);
    throw error;
  });

  async function showEntry(context: Context<MailboxEnv>, entry: InboxEntry, notice?: Notice, status: 200 | 409 = 200) {
    const mail = await readable(entry);
    const query = readListQuery(context.req.query());
    const page = entryPage({ entry, query, mail, isKept, hasBackup, words, clock });
    return sendPage(context, { ...page, notice }, status);
  }

  /**
   * The rendered mail, or the reason why it may not be shown. Links and codes in the site's own mails open accounts, so these are
   * shown only where mail is kept as files and the site is for this machine alone.
   */
  async function readable({ id, kind }: InboxEntry) {
    if (kind === 'other' && !isKept) return say.entry.closed.readerOnly;
    if (kind === 'other' && !isLoopbackOrigin(siteOrigin)) return say.entry.closed.localOnly;
    const mail = await inbox.mail(id);
    return isMailId(mail.template) ? composeMail(mail, envelope) : say.entry.closed.otherVersion;
  }

  /** Offers a passkey to an owner who has none. */
  async function entered(): Promise<Notice | undefined> {
    if (!passkeys || (await passkeys.list('owner')).length > 0) return undefined;
    return { text: say.list.entered, link: { href: settingsPath, text: say.list.addPasskey } };
  }

  return app;
}

/** Without a mail server nothing is delivered: it is stored here. */
function sayStored(words: RelayWords): RelayWords {
  const { inbox } = words;
  const { states, entry } = inbox;
  const news = { ...entry.news, delivered: entry.news.stored };
  return {
    ...words,
    inbox: { ...inbox, states: { ...states, delivered: states.stored }, entry: { ...entry, news } },
  };
}

function shownReaders(context: Context) {
  const { state, q, page } = context.req.query();
  return { state: subscriberStates.find((one) => one === state), text: readText(q), page: readPage(page) };
}

function download(context: Context, name: string, table: CsvParts): Response {
  context.header('content-type', 'text/csv; charset=utf-8');
  context.header('content-disposition', `attachment; filename="${name}"`);
  const parts = table[Symbol.asyncIterator]();
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
  });
  return context.body(body);
}

const privateHeaders: MiddlewareHandler = async (context, next) => {
  context.header('cache-control', 'no-store');
  context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  context.header('cross-origin-resource-policy', 'same-origin');
  // The inbox's own forms need the Origin header; other sites get no referrer.
  context.header('referrer-policy', 'same-origin');
  context.header('x-content-type-options', 'nosniff');
  context.header('x-robots-tag', 'noindex');
  await next();
};
