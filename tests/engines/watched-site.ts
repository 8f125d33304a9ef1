import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../services/testing/free-port.ts';
import { accessibilityChecker } from '../harness/axe.ts';
import { startSite } from '../harness/site-server.ts';

/** The script that runs first in every page and records errors in `incidents`. */
const probe = `
const incidents = (globalThis.incidents = []);
addEventListener('error', ({ message, target }) => incidents.push('error: ' + (message || target.src || target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => incidents.push('rejection: ' + reason));
addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => incidents.push('policy: ' + effectiveDirective + ' ' + blockedURI));
for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...words) => {
    incidents.push(level + ': ' + words.join(' '));
    say.apply(console, words);
  };
}`;

/** The scripts that are added to every page, by address. A browser caches them, and what it compiled of them. */
const added = new Map([
  ['/incidents.js', probe],
  ['/axe.js', accessibilityChecker],
]);
const addedTags = '<script src="/incidents.js"></script><script src="/axe.js" defer></script>';

/** Serves the built site with a script that records errors, which WebKit's driver does not report, and with axe. */
export async function startWatchedSite() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = await startSite({ SITE_ORIGIN: origin });
  const asked = new Set<string>();
  const [refused, held, late] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const front = createServer((request, response) => {
    if (watched.away) {
      request.socket.destroy();
      return;
    }
    asked.add(request.url ?? '');
    const script = added.get(request.url ?? '');
    if (script !== undefined) {
      response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'max-age=3600').end(script);
      return;
    }
    const hasAny = (parts: Set<string>) => [...parts].some((part) => request.url?.includes(part));
    if (hasAny(held)) return;
    if (hasAny(refused)) {
      response.writeHead(503).end();
      return;
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const call = ask(new URL(request.url ?? '/', site.origin), { method: request.method ?? 'GET', headers });
    call.on('error', () => response.destroy());
    call.on('response', (answer) => {
      const { 'content-length': _, ...kept } = answer.headers;
      const isPage = answer.headers['content-type']?.startsWith('text/html') && answer.statusCode !== 304;
      response.writeHead(answer.statusCode ?? 502, isPage ? kept : answer.headers);
      if (!isPage) answer.pipe(response);
      else
        void text(answer).then(
          (html) => response.end(html.replace('<head>', () => `<head>${addedTags}`)),
          () => response.destroy(),
        );
    });
    setTimeout(() => request.pipe(call), hasAny(late) ? 2_000 : 0);
  }).listen(port, '127.0.0.1');
  await once(front, 'listening');
  const watched = {
    ...site,
    origin,
    /** All addresses that were asked for. */
    asked,
    /** Parts of addresses: what contains one of them is answered by 503. */
    refused,
    /** The same; it is never answered. */
    held,
    /** The same; it is answered after two seconds. */
    late,
    /** Whether nothing is answered. */
    away: false,
    /** Ends all of these. */
    restore(): void {
      for (const parts of [refused, held, late]) parts.clear();
      watched.away = false;
    },
    stop() {
      front.close();
      front.closeAllConnections();
      return site.stop();
    },
  };
  return watched;
}
