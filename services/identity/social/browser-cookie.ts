import { cookieNames } from '../../../contracts/browser-storage.ts';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { newSecret } from '../../secrets.ts';
import { flowMs } from './flows.ts';

/** A secret by which a browser is known again while its popup is under way; several windows share it. */
export function browserCookie(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  // The prefix makes browsers refuse one that another host or an insecure page has planted.
  const options = secure ? { prefix: 'host' as const } : {};

  return {
    read: (context: Context): string | undefined => getCookie(context, cookieNames.loginWindow, options.prefix),
    give(context: Context): string {
      const secret = getCookie(context, cookieNames.loginWindow, options.prefix) ?? newSecret();
      setCookie(context, cookieNames.loginWindow, secret, {
        ...options,
        path: '/',
        httpOnly: true,
        secure,
        // Coming back from a provider is a navigation from another site.
        sameSite: 'Lax',
        maxAge: flowMs / 1000,
      });
      return secret;
    },
  };
}
