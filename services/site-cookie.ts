import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { cookieName, type cookieNames } from '../contracts/browser-storage.ts';
import { isSecret } from './secrets.ts';

export type SiteCookie = ReturnType<typeof siteCookie>;

type Life = { sameSite: 'Lax' | 'Strict'; keptMs: number };

/** A cookie that holds a secret: not readable by scripts, and with TLS not settable by other hosts. */
export function siteCookie(siteOrigin: string, which: keyof typeof cookieNames, { sameSite, keptMs }: Life) {
  const name = cookieName(which, siteOrigin);
  const options = { path: '/', httpOnly: true, sameSite, secure: siteOrigin.startsWith('https:') } as const;
  return {
    /** The secret that `give` has set; undefined without one, also for any other text, such as an empty one, that others could know. */
    read(context: Context): string | undefined {
      const secret = getCookie(context, name);
      return secret !== undefined && isSecret(secret) ? secret : undefined;
    },
    /** Sets the cookie with a fresh lifetime; returns the secret. */
    give(context: Context, secret: string): string {
      setCookie(context, name, secret, { ...options, maxAge: keptMs / 1000 });
      return secret;
    },
    clear: (context: Context) => void deleteCookie(context, name, options),
  };
}
