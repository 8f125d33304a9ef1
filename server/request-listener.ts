import type { IncomingMessage, RequestListener } from 'node:http';
import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import type { Admission } from './admission/admission.ts';
import { languages } from '../contracts/languages.ts';
import { notFoundPath } from '../contracts/page-views.ts';
import type { PageViews } from '../services/page-views/page-views.ts';
import { isRead } from '../services/request-sender.ts';
import { dynamicAddresses } from './app.ts';
import type { App } from './server-env.ts';
import { callApp } from './call-app.ts';
import { identifyCaller } from './client-address.ts';
import type { Metrics } from './metrics.ts';
import { isPageView } from './page-view.ts';
import { decoded, type StaticAnswer, type StaticFiles } from './static-files/static-files.ts';

export type ListenerOptions = {
  app: App;
  /** The apps of the further editions, by the prefix of their addresses. */
  otherLanguages: readonly { prefix: string; app: App }[];
  admission: Admission;
  staticFiles: StaticFiles;
  metrics: Metrics;
  pageViews: Pick<PageViews, 'count'>;
  log: Logger;
  siteOrigin: string;
  trustedProxies: BlockList;
  isStopping: () => boolean;
};

/** The request listener: a file of that address, else a route of the app, else a redirect or the 404 page. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { otherLanguages, admission, staticFiles, metrics, pageViews, log } = options;
  const { siteOrigin, trustedProxies, isStopping } = options;
  const isDynamic = dynamicAddresses(options.app);
  const languageApps = [
    ...otherLanguages.map((other) => ({ ...other, answers: /^\// })),
    // Prefixes of languages that the site no longer has, or has at its root now: links in mails already sent keep working.
    ...Object.values(languages).map(({ prefix }) => ({
      prefix,
      app: options.app,
      answers: /^\/(?:newsletter|__)\//,
    })),
  ];
  /** The app that answers an address, with the address as that app knows it (without the prefix). */
  const appOf = (url: string) => {
    const language = languageApps.find(({ prefix }) => url.startsWith(`${prefix}/`));
    const below = url.slice(language?.prefix.length);
    return language?.answers.test(below) ? { app: language.app, url: below } : { app: options.app, url };
  };

  return (request, response) => {
    const startedAt = performance.now();
    if (namesSeveralHosts(request)) {
      response.writeHead(400, { connection: 'close' }).end();
      metrics.answered('refused', 400, performance.now() - startedAt);
      return;
    }
    const url = originForm(request.url ?? '/');
    const file = staticFiles.find(url);
    const sendFile = () => {
      // Makes Node send `Connection: close`.
      if (isStopping()) response.shouldKeepAlive = false;
      answered(file ? staticFiles.send(file, request, response) : staticFiles.sendOther(url, request, response));
    };
    const answered = (kind: StaticAnswer) => {
      const { statusCode: status } = response;
      metrics.answered(kind, status, performance.now() - startedAt);
      if (kind === 'page' && isPageView(request, trustedProxies))
        pageViews.count(status === 404 ? notFoundPath : pathOf(url));
      // Only addresses of known files are logged; any other may hold what somebody typed.
      log.debug({ kind, status, path: file ? pathOf(url) : '(other)' }, 'file');
    };
    // A Fetch Request with TRACE throws, so the static files refuse it with 405.
    if (file || request.method === 'TRACE') return sendFile();
    const asked = appOf(url);
    if (!isDynamic(asked.url)) return sendFile();
    // The app would decode each of thousands of broken escapes by itself.
    if (decoded(asked.url) === undefined) return answered(staticFiles.sendUndecodable(response));
    const caller = identifyCaller(request.socket.remoteAddress ?? '', request.headers, trustedProxies);
    const otherwise = isRead(request) ? sendFile : undefined;
    const call = { request, response, url: asked.url, origin: siteOrigin, caller, otherwise };
    callApp(asked.app, admission, call).catch((error: unknown) => {
      // A client that hangs up while sending is not a fault of the server.
      if (!request.complete) log.debug({ err: error }, 'a call broke off');
      else log.error({ err: error }, 'a call could not be answered');
      response.destroy();
    });
  };
}

/** Whether a request has more than one Host, of which a proxy on the way may have gone by another (RFC 9112, section 3.2). */
function namesSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length > 1;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** The path and query of a request line, which may also hold a whole address (RFC 9112, section 3.2.2). */
function originForm(url: string): string {
  if (url.startsWith('/')) return url;
  const absolute = URL.canParse(url) ? new URL(url) : undefined;
  return absolute ? absolute.pathname + absolute.search : '/*';
}
