import type { Context } from 'hono';
import { isLoopbackName, isLoopbackOrigin } from '../../../loopback.ts';

/** Whether the inbox may be served at all: over https, or on this machine only. */
export function hasSecureWay(siteOrigin: string): boolean {
  return siteOrigin.startsWith('https:') || isLoopbackOrigin(siteOrigin);
}

/**
 * Whether a request came over a connection on which a key or password may be sent. It does not authenticate the sender.
 * Over https browsers send `Sec-Fetch-Site`, over plain http to another machine they never do; a proxy that reports http is believed.
 * A site on this machine must be requested by a loopback name, since any other name may belong to a web page elsewhere that
 * resolves it to this machine (DNS rebinding).
 */
export function isSecureWay({ req }: Context, siteOrigin: string): boolean {
  if (!siteOrigin.startsWith('https:')) {
    return isLoopbackOrigin(siteOrigin) && isLoopbackName(req.header('host')?.replace(/:\d+$/, '') ?? '');
  }
  const asked = req.header('x-forwarded-proto')?.split(',')[0]?.trim() ?? 'https';
  return asked === 'https' && req.header('sec-fetch-site') !== undefined;
}
