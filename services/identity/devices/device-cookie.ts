import { cookieNames } from '../../../contracts/browser-storage.ts';
import { retention } from '../../../contracts/retention.ts';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** Browsers keep no cookie longer; each sign-in begins the time anew. */
const maxAge = retention.knownBrowser / 1000;

/**
 * A secret by which a browser that has signed in is known again. It signs nobody in: it gives its holder guesses that
 * nobody else can use up, and spares them a mail about a new device.
 */
export function deviceCookie(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  // The prefix makes browsers refuse one that another host or an insecure page has planted.
  const options = secure ? { prefix: 'host' as const } : {};

  return {
    read: (context: Context): string | undefined => getCookie(context, cookieNames.device, options.prefix),
    give: (context: Context, secret: string): void =>
      setCookie(context, cookieNames.device, secret, {
        ...options,
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'Lax',
        maxAge,
      }),
  };
}
