import type { Context } from 'hono';
import { isLoopbackName, isLoopbackOrigin } from '../../../loopback.ts';

/** Whether the pages of the inbox can be reached at all: by https, or on this machine alone. */
export function hasSecureWay(siteOrigin: string): boolean {
  return siteOrigin.startsWith('https:') || isLoopbackOrigin(siteOrigin);
}

/**
 * Whether a key or a password may be asked for on the way this request took. It proves nothing about who asks.
 * By https a browser says where a request comes from (`Sec-Fetch-Site`), which it never does over plain http to another
 * machine; a proxy that says it was asked over http is believed. A site of this machine alone is asked for by a loopback
 * name: any other may be a web page elsewhere that had its name point here (DNS rebinding).
 */
export function isSecureWay({ req }: Context, siteOrigin: string): boolean {
  if (!siteOrigin.startsWith('https:')) {
    return isLoopbackOrigin(siteOrigin) && isLoopbackName(req.header('host')?.replace(/:\d+$/, '') ?? '');
  }
  const asked = req.header('x-forwarded-proto')?.split(',')[0]?.trim() ?? 'https';
  return asked === 'https' && req.header('sec-fetch-site') !== undefined;
}
