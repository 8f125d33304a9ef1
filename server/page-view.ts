import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { identifyCaller } from './client-address.ts';

/** User agents of programs. An empty one counts as a program, since browsers always send theirs. */
const robot = /^$|bot|crawl|spider|preview|monitor|curl|wget|python/i;

/**
 * Whether a request for a page counts as a page view: not from a declared robot, a proxy on its own behalf or a visitor with Global
 * Privacy Control. Prefetched pages are counted when they are seen (routes/page-views.ts); a service worker that caches a page does
 * not navigate, so it is not counted.
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
