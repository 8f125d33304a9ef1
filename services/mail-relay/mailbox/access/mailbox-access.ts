import type { Context, MiddlewareHandler } from 'hono';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import { isRead, senderOf } from '../../../request-sender.ts';
import type { SiteCookie } from '../../../site-cookie.ts';
import { enterPath } from './owner-credentials.ts';
import type { OwnerSession, OwnerSessions } from './owner-sessions.ts';
import { isSecureWay } from './secure-way.ts';

/** The owner's session; undefined on the pages that open one. */
export type MailboxEnv = { Variables: { session: OwnerSession | undefined } };

export const signInPath = '/mailbox/sign-in';
export const passkeySignInPath = `${signInPath}/passkey`;
export const passkeySignInOptionsPath = `${signInPath}/passkey-options`;
export const passkeyScriptPath = '/mailbox/passkeys.js';

const openPaths = new Set([enterPath, signInPath, passkeySignInPath, passkeySignInOptionsPath, passkeyScriptPath]);

export type AccessOptions = { sessions: OwnerSessions; cookie: SiteCookie; siteOrigin: string; words: InboxWords };

/** Mails are personal: for whoever has proved to be the owner. Where a request comes from proves nothing. */
export function mailboxAccess({ sessions, cookie, siteOrigin, words }: AccessOptions): MiddlewareHandler<MailboxEnv> {
  return async (context, next) => {
    if (!isSecureWay(context, siteOrigin)) return context.notFound();
    // A form of another site, or of another port, must not press these buttons; nor may who does not say where it is.
    if (!isRead(context.req) && senderOf(context.req, [siteOrigin]) !== 'own') {
      return context.text(words.signIn.ownButtons, 403);
    }
    const session = await sessions.read(cookie.read(context) ?? '');
    context.set('session', session);
    if (session || openPaths.has(context.req.path)) return next();
    return context.redirect(`${signInPath}?next=${encodeURIComponent(nextPath(context))}`, 303);
  };
}

/** Where to go after signing in: what was asked for, if it was a page. */
function nextPath({ req }: Context): string {
  return req.method === 'GET' ? req.path + new URL(req.url).search : '/mailbox';
}
