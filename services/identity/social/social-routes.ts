import { Hono } from 'hono';
import { authPaths, isProviderId } from '../../../contracts/identity-wire.ts';
import { retention } from '../../../contracts/retention.ts';
import type { Callers } from '../devices/callers.ts';
import { pageError } from '../pages/page-error.ts';
import { sendScript } from '../pages/page.ts';
import type { Dependencies } from '../dependencies.ts';
import { admitted } from '../protocol/admitted.ts';
import { senderOf } from '../../request-sender.ts';
import { newSecret } from '../../secrets.ts';
import { siteCookie } from '../../site-cookie.ts';
import { beginProviderSignIn, endProviderSignIn } from './flows.ts';
import { channelOf, givenChannel } from './popup-channel.ts';
import { handOverPath, handOverScript } from './hand-over.ts';
import { createPopupPages, keepOpener } from './popup-pages.ts';
import { realProviders } from './real-providers.ts';
import { keepCredential } from './social-credentials.ts';
import { emailPage } from './email-code-pages.ts';
import { emailCodeRoutes } from './email-code-routes.ts';

/** The pages of the sign-in popup, up to the last one, which hands a credential to the page that opened it. */
export function socialRoutes(dependencies: Dependencies, callers: Callers): Hono {
  const { db, limits, log, now, providers, siteOrigin } = dependencies;
  const pages = createPopupPages(dependencies);
  const real = realProviders(providers, siteOrigin);
  // Lax, since the return from a provider is a navigation from another site.
  const cookie = siteCookie(siteOrigin, 'loginWindow', { sameSite: 'Lax', keptMs: retention.loginWindow });
  const app = new Hono();
  app.onError(pageError(dependencies));

  for (const path of [authPaths.handler, `${authPaths.handler}/*`, `${authPaths.callback}/*`]) {
    app.use(path, keepOpener, admitted(dependencies, callers));
  }

  app.get(authPaths.handler, async (context) => {
    const provider = context.req.query('provider') ?? '';
    const channel = givenChannel(context.req.query('channel'));
    const answering = { provider, channel };
    if (!isProviderId(provider) || providers[provider] === 'off')
      return pages.failed(context, answering, 'unsupported');
    // Without a channel no page could receive the result.
    if (channel === '') return pages.failed(context, answering, 'failed');
    const there = real[provider];
    if (!there) return emailPage(context, dependencies, { provider, channel });
    // Another site's page can prefetch links: sixty would use up the windows of the visitor's network.
    if (senderOf(context.req, [siteOrigin]) === 'foreign') return pages.failed(context, answering, 'failed');
    await limits.signInWindow(callers.addressOf(context));
    // All popups of a browser share its secret.
    const browser = cookie.give(context, cookie.read(context) ?? newSecret());
    const binding = await beginProviderSignIn(db, { provider, channel, browser, now: now() });
    try {
      const address = await there.begin(binding);
      return context.redirect(address.href, 302);
    } catch (error) {
      log.warn({ reason: reasonOf(error), provider }, 'a provider of sign-in could not be reached');
      return pages.failed(context, answering, 'failed', 502);
    }
  });

  app.get(`${authPaths.callback}/:provider`, async (context) => {
    const provider = context.req.param('provider');
    const there = isProviderId(provider) ? real[provider] : undefined;
    const { state: secret = '', error } = context.req.query();
    const answering = { provider, channel: channelOf(secret) };
    if (!there || !isProviderId(provider)) return pages.failed(context, answering, 'unsupported');
    const browser = cookie.read(context) ?? '';
    const binding = await endProviderSignIn(db, { provider, browser, now: now(), secret });
    if (!binding) return pages.failed(context, answering, 'failed');
    if (error === 'access_denied') return pages.failed(context, answering, 'denied');
    // By the public address: behind a proxy the request's own differs from the redirect URI that the provider knows.
    const { pathname, search } = new URL(context.req.url);
    const returned = new URL(`${siteOrigin}${pathname}${search}`);
    const person = await there.finish(returned, binding).catch((reason: unknown) => {
      log.warn({ reason: reasonOf(reason), provider }, 'a sign-in at a provider failed');
    });
    if (!person) return pages.failed(context, answering, 'failed', 502);
    const credential = await keepCredential(db, { provider, person, now: now() });
    return pages.done(context, { ...answering, provider }, credential);
  });

  app.get(handOverPath, (context) => sendScript(context, handOverScript));

  app.route('/', emailCodeRoutes(dependencies, { callers, cookie, pages }));

  return app;
}

/** Name and code of an error, for the log. Its message may quote personal data from the provider. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return `${error.name}${code}`;
}
