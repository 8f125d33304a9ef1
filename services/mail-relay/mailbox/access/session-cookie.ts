import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sessionMs } from './owner-sessions.ts';

const name = 'inbox';

export type SessionCookie = ReturnType<typeof sessionCookie>;

/** Where a browser keeps the secret of the owner's session: out of reach of scripts and of other sites' requests. */
export function sessionCookie(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  const always = { path: '/', httpOnly: true, sameSite: 'Strict' } as const;
  // With the prefix, browsers refuse a cookie that another host or an insecure page has planted.
  const options = secure ? ({ ...always, secure, prefix: 'host' } as const) : always;
  return {
    read: (context: Context): string => getCookie(context, name, secure ? 'host' : undefined) ?? '',
    give: (context: Context, secret: string) =>
      setCookie(context, name, secret, { ...options, maxAge: sessionMs / 1000 }),
    clear: (context: Context) => void deleteCookie(context, name, options),
  };
}
