import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { identifyCaller } from './client-address.ts';

/** What programs call themselves; browsers always call themselves something. */
const robot = /^$|bot|crawl|spider|preview|monitor|curl|wget|python/i;

/**
 * Whether somebody asks for a page to look at it, and may be counted: no robot that says so, no proxy that asks for itself,
 * no visitor with Global Privacy Control. A browser that fetches a page ahead says when it is seen (routes/page-views.ts);
 * a service worker that fetches one to keep it does not navigate.
 */
export function isPageView({ method, headers, socket }: IncomingMessage, trustedProxies: BlockList): boolean {
  return (
    method === 'GET' &&
    headers['sec-gpc'] !== '1' &&
    headers['sec-purpose'] === undefined &&
    (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
    !robot.test(headers['user-agent'] ?? '') &&
    !identifyCaller(socket.remoteAddress ?? '', headers, trustedProxies).isProxy
  );
}
