import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { OwnerSessions } from './owner-sessions.ts';

/** `machine`: somebody at the machine itself. `owner`: somebody from elsewhere who gave the password. */
export type Reader = 'machine' | 'owner';
export type MailboxEnv = { Variables: { reader: Reader } };

export const signInPath = '/mailbox/sign-in';
export const sessionCookie = 'inbox';

export type AccessOptions = {
  /** Whether a request comes straight from this machine, by a loopback name and through no proxy. */
  isDirect: (context: Context) => boolean;
  /** Absent without a password: then nobody comes in from elsewhere. */
  sessions: OwnerSessions | undefined;
  siteOrigin: string;
};

/** Mails are personal: for whoever sits at this machine, else for whoever gave the password; to others there is nothing here. */
export function mailboxAccess({ isDirect, sessions, siteOrigin }: AccessOptions): MiddlewareHandler<MailboxEnv> {
  return async (context, next) => {
    const isHere = isDirect(context);
    if (!isHere && !(sessions && isSecure(context))) return context.notFound();
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD' && !isFromHere(context, siteOrigin)) {
      return context.text('This page only obeys its own buttons.', 403);
    }
    context.set('reader', isHere ? 'machine' : 'owner');
    if (isHere || context.req.path === signInPath || sessions?.isValid(sessionOf(context, siteOrigin))) return next();
    return context.redirect(`${signInPath}?next=${encodeURIComponent(nextPath(context))}`, 303);
  };
}

export function sessionOf(context: Context, siteOrigin: string): string {
  return getCookie(context, sessionCookie, cookiePrefix(siteOrigin)) ?? '';
}

/** With it, browsers refuse a cookie that another host or an insecure page has planted. */
export function cookiePrefix(siteOrigin: string): 'host' | undefined {
  return siteOrigin.startsWith('https:') ? 'host' : undefined;
}

/**
 * Whether nobody on the way can read along. A browser says where a request comes from (`Sec-Fetch-Site`) only to pages
 * it takes for secure: over https, or on this machine. A proxy that says it was asked over http is believed.
 */
function isSecure(context: Context): boolean {
  const asked = context.req.header('x-forwarded-proto')?.split(',')[0]?.trim() ?? 'https';
  return asked === 'https' && context.req.header('sec-fetch-site') !== undefined;
}

/** A form of another site, or of another port, must not press these buttons. */
function isFromHere(context: Context, siteOrigin: string): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = context.req.header('origin') ?? '';
  return origin === siteOrigin || (URL.canParse(origin) && new URL(origin).host === context.req.header('host'));
}

/** Where to go after signing in: what was asked for, if it was a page. */
function nextPath({ req }: Context): string {
  return req.method === 'GET' ? req.path + new URL(req.url).search : '/mailbox';
}
