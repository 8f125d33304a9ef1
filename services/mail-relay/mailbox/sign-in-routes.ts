import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import { networkOf } from '../../client-network.ts';
import { type GiveBack, type Limit, LimitExceeded } from '../../limits/limit.ts';
import type { Limits } from '../../limits/limits.ts';
import { cookiePrefix, type MailboxEnv, sessionCookie, sessionOf, signInPath } from './mailbox-access.ts';
import { type OwnerSessions, sessionMs } from './owner-sessions.ts';
import { signInPage } from './pages/sign-in-page.ts';
import type { SendPage } from './pages/page.ts';

/** Guesses from one address; whoever knows the password needs a few at most. */
const guesses: Limit = { name: 'owner-guesses', points: 10, seconds: 15 * 60, shared: true };

type SignInOptions = {
  sessions: OwnerSessions;
  limits: Limits;
  siteOrigin: string;
  clientAddress: (context: Context) => string;
  sendPage: SendPage;
  log: Logger;
};

/** The way in from elsewhere, and out again. */
export function signInRoutes({ sessions, limits, siteOrigin, clientAddress, sendPage, log }: SignInOptions) {
  const prefix = cookiePrefix(siteOrigin);
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: prefix !== undefined,
    ...(prefix && { prefix }),
  } as const;
  const app = new Hono<MailboxEnv>();

  app.get(signInPath, (context) => {
    if (context.get('reader') === 'machine') return context.redirect('/mailbox', 303);
    return sendPage(context, signInPage({ next: safePath(context.req.query('next')) }));
  });

  app.post(signInPath, async (context) => {
    const form = await context.req.formData().catch(() => new FormData());
    const next = safePath(textOf(form.get('next')));
    let giveBack: GiveBack;
    try {
      giveBack = await limits.take([[guesses, networkOf(clientAddress(context))]]);
    } catch (error) {
      if (!(error instanceof LimitExceeded)) throw error;
      context.header('retry-after', `${error.retryAfterSeconds}`);
      const problem = 'Too many wrong passwords came from your address. Try again in a quarter of an hour.';
      return sendPage(context, signInPage({ next, problem }), 429);
    }
    if (!sessions.isPassword(textOf(form.get('password')))) {
      log.warn('a sign-in to the inbox was refused');
      return sendPage(context, signInPage({ next, problem: 'That is not the password.' }), 403);
    }
    await giveBack();
    setCookie(context, sessionCookie, sessions.begin(), { ...cookie, maxAge: sessionMs / 1000 });
    log.info('the owner signed in to the inbox');
    return context.redirect(next, 303);
  });

  app.post('/mailbox/sign-out', (context) => {
    sessions.end(sessionOf(context, siteOrigin));
    deleteCookie(context, sessionCookie, cookie);
    return context.redirect(signInPath, 303);
  });

  return app;
}

/** Only pages of the inbox: an address of somebody else's making must not be where a sign-in leads. */
function safePath(path = ''): string {
  const isPage = /^\/mailbox(?:[/?][\w\-./?=&%+]*)?$/.test(path) && !path.includes('..');
  return isPage && !path.startsWith(signInPath) ? path : '/mailbox';
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
