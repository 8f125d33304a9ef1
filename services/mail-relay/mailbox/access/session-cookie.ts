import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { cookieNames } from '../../../../contracts/browser-storage.ts';
import { sessionMs } from './owner-sessions.ts';

export type SessionCookie = ReturnType<typeof sessionCookie>;

/** Where a browser keeps the secret of the owner's session: out of reach of scripts and of other sites' requests. */
export function sessionCookie(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  const always = { path: '/', httpOnly: true, sameSite: 'Strict' } as const;
  // With the prefix, browsers refuse a cookie that another host or an insecure page has planted.
  const options = secure ? ({ ...always, secure, prefix: 'host' } as const) : always;
  return {
    read: (context: Context): string => getCookie(context, cookieNames.ownerLogin, secure ? 'host' : undefined) ?? '',
    give: (context: Context, secret: string) =>
      setCookie(context, cookieNames.ownerLogin, secret, { ...options, maxAge: sessionMs / 1000 }),
    clear: (context: Context) => void deleteCookie(context, cookieNames.ownerLogin, options),
  };
}
