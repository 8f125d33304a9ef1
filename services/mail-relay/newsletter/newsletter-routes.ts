import { type Context, Hono } from 'hono';
import { answerPages, tokenAnswers } from '../../../contracts/answer-pages.ts';
import { newsletterPaths } from '../../../contracts/newsletter.ts';
import { honeypotField } from '../../../contracts/spam-check.ts';
import { readForm } from '../../request-body.ts';
import { isNavigation } from '../protocol/answer-navigation.ts';
import { checkAddress } from '../protocol/check-request.ts';
import type { EmailRoutesOptions } from '../protocol/email-routes.ts';
import { ownPagesOnly } from '../protocol/own-pages-only.ts';
import { Refusal, refusalOf, sendRefusal } from '../protocol/refusal.ts';
import type { Subscribers } from './subscribers.ts';

type NewsletterRoutesOptions = { subscribers: Subscribers } & Pick<
  EmailRoutesOptions,
  'subscribe' | 'siteOrigin' | 'clientAddress' | 'edition' | 'log' | 'onStored'
>;

/** The routes to subscribe with confirmation (double opt-in) and to unsubscribe. Navigations are answered with pages, scripts with one line. */
export function newsletterRoutes(options: NewsletterRoutesOptions): Hono {
  const { subscribers, subscribe, clientAddress, edition, log, onStored } = options;
  const { prefix, answerPage } = edition;
  const notices = edition.words.notices.newsletter;
  const app = new Hono();

  // Not the way out: mail programs post there from pages of their own.
  for (const path of [newsletterPaths.subscribe, newsletterPaths.confirm])
    app.use(path, ownPagesOnly(options.siteOrigin));
  app.post(newsletterPaths.subscribe, async (context) => {
    const { email = '', [honeypotField]: trap = '' } = await readForm(context.req.raw);
    try {
      await subscribe(checkAddress(email, edition.words), clientAddress(context), trap !== '', edition.words);
    } catch (error) {
      const { status, headers } = asRefusal(error);
      const message = status === 422 ? notices.invalidEmail : notices.failed;
      const page = isNavigation(context)
        ? await answerPage(answerPages.newsletter.notSent, { notice: message, email }, status)
        : undefined;
      return sendRefusal(context, { status, headers, message }, page);
    }
    return isNavigation(context)
      ? context.redirect(prefix + answerPages.newsletter.sent, 303)
      : context.text(notices.sent);
  });

  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const path = newsletterPaths[purpose];
    app.get(path, async (context) => {
      const token = context.req.query('token');
      if (!token) return context.redirect(`${prefix}/`, 302);
      if (!(await subscribers.isValid(token, purpose))) return context.redirect(prefix + tokenAnswers.expired, 303);
      // In development there are no answer pages.
      return (await answerPage(path, { token }, 200)) ?? context.text('POST to this address to go on.');
    });
  }

  app.post(newsletterPaths.confirm, async (context) => {
    const { token } = await readPress(context);
    const isSubscribed = await subscribers.confirm(token, edition.words.language);
    if (isSubscribed) onStored();
    return context.redirect(prefix + (isSubscribed ? tokenAnswers.confirmed : tokenAnswers.expired), 303);
  });

  // Mail programs post here for one-click unsubscribe (RFC 8058), with the token in the address; they follow no redirect.
  app.post(newsletterPaths.unsubscribe, async (context) => {
    const { token, isOneClick } = await readPress(context);
    const isKnown = await subscribers.unsubscribe(token);
    if (isNavigation(context) && !isOneClick)
      return context.redirect(prefix + (isKnown ? tokenAnswers.unsubscribed : tokenAnswers.expired), 303);
    return isKnown ? context.text(notices.left) : context.text(notices.failed, 400);
  });

  app.get(answerPages.newsletter.notSent, (context) => context.redirect(`${prefix}/`, 302));
  app.onError((error, context) => sendRefusal(context, asRefusal(error)));

  function asRefusal(error: unknown): Refusal {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    log.error({ err: error }, 'a subscription could not be stored');
    return new Refusal(503, notices.failed, { 'retry-after': '10' });
  }

  return app;
}

/** The token of a pressed button, and whether the button is a mail program's own. */
async function readPress(context: Context): Promise<{ token: string; isOneClick: boolean }> {
  const form = await readForm(context.req.raw);
  return { token: context.req.query('token') ?? form['token'] ?? '', isOneClick: 'List-Unsubscribe' in form };
}
