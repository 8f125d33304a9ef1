import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { identifyCaller } from './client-address.ts';

/** How browsers begin their user agent, those of simple phones included. Link previews and other programs mostly do not. */
const browser = /^(?:Mozilla|Opera|UCWEB)\//;
/** The words by which a program that begins as browsers do says what it is. */
const robot = /compatible;|bot|crawl|spider|preview|monitor/i;

/**
 * Whether a request for a page counts as a page view: from a browser alone, and not for a proxy on its own behalf or a visitor with
 * Global Privacy Control. Prefetched pages are counted when they are seen (routes/page-views.ts); a service worker that caches a page
 * does not navigate, so it is not counted.
 */
export function isPageView({ method, headers, socket }: IncomingMessage, trustedProxies: BlockList): boolean {
  const { 'user-agent': program = '' } = headers;
  return (
    method === 'GET' &&
    headers['sec-gpc'] !== '1' &&
    headers['sec-purpose'] === undefined &&
    (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
    browser.test(program) &&
    !robot.test(program) &&
    !identifyCaller(socket.remoteAddress ?? '', headers, trustedProxies).isProxy
  );
}
