import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import { isRead, senderOf } from '../../../request-sender.ts';
import type { SiteCookie } from '../../../site-cookie.ts';
import { enterPath } from './owner-credentials.ts';
import type { OwnerSession, OwnerSessions } from './owner-sessions.ts';
import { isSecureWay } from './secure-way.ts';

/** The owner's session; undefined on the sign-in pages. */
export type MailboxEnv = { Variables: { session: OwnerSession | undefined } };

export const signInPath = '/mailbox/sign-in';
export const passkeySignInPath = `${signInPath}/passkey`;
export const passkeySignInOptionsPath = `${signInPath}/passkey-options`;
export const signOutPath = '/mailbox/sign-out';
export const scriptPath = '/mailbox/script.js';

const openPaths = new Set([
  enterPath,
  signInPath,
  signOutPath,
  passkeySignInPath,
  passkeySignInOptionsPath,
  scriptPath,
]);

export type AccessOptions = { sessions: OwnerSessions; cookie: SiteCookie; siteOrigin: string; words: InboxWords };

/** Admits only signed-in owners, since mails are personal; others are redirected to the sign-in page. A local address is no proof. */
export function mailboxAccess({ sessions, cookie, siteOrigin, words }: AccessOptions): MiddlewareHandler<MailboxEnv> {
  return async (context, next) => {
    if (!isSecureWay(context, siteOrigin)) return context.notFound();
    // Refuses forms of other sites and ports (CSRF), and requests that do not tell their origin.
    if (!isRead(context.req) && senderOf(context.req, [siteOrigin]) !== 'own') {
      return context.text(words.signIn.ownButtons, 403);
    }
    const session = await sessions.read(cookie.read(context) ?? '');
    context.set('session', session);
    if (session || openPaths.has(context.req.path)) return next();
    return context.redirect(`${signInPath}?${new URLSearchParams(afterSignIn(context.req))}`, 303);
  };
}

/** The page to show after signing in: the requested one, or the one with the button or download that was pressed, which has done nothing. */
function afterSignIn(request: HonoRequest): Record<string, string> {
  const page = request.header('referer');
  const isPressed = !isRead(request) || (page !== undefined && request.path.endsWith('.csv'));
  const url = URL.parse(isPressed ? (page ?? '') : request.url);
  const next = url ? url.pathname + url.search : '/mailbox';
  return isPressed ? { next, said: 'ended' } : { next };
}
