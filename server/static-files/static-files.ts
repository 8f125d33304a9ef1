import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead } from '../../services/request-sender.ts';
import type { LoadedSite } from './load-site.ts';
import { redirectTable } from './redirects.ts';
import { sendFile } from './send-file.ts';
import type { FileHeaders, SiteFile } from './site-file.ts';

/** What a request was answered with, for the metrics and the log. */
export type StaticAnswer = 'page' | 'file' | 'redirect' | 'refused';

/** The text of a 404 where no page is wanted. */
export const nothingHere = 'There is nothing at this address.';

export type StaticFiles = ReturnType<typeof createStaticFiles>;

/** The subjects filled in within a second, at up to 3 ms each. Beyond it a page comes plain, and its script fills the subject in. */
export const subjectsPerSecond = 20;
/** How many characters of a query are read: more than the longest subject takes up when each letter is encoded. */
const queryLength = 4000;

/**
 * The built site, answered from memory on `node:http` itself: a page costs one look-up and one write.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createStaticFiles(site: LoadedSite, now = () => performance.now()) {
  const { files, notFound, extraHeaders } = site;
  let filled = { second: 0, subjects: 0 };
  const destinationOf = redirectTable(site.pagePaths, site.redirects);

  /** The file of exactly this address; its query can only fill in a form's subject. Undefined when there is none. */
  function find(url: string): SiteFile | undefined {
    const file = files.get(url);
    if (file !== undefined) return file;
    const query = url.indexOf('?');
    if (query === -1) return undefined;
    const page = files.get(url.slice(0, query));
    if (!page?.withSubject || !url.includes('subject=', query) || !mayFill()) return page;
    const subject = new URLSearchParams(url.slice(query, query + queryLength)).get('subject');
    return subject ? page.withSubject(subject) : page;
  }

  function mayFill(): boolean {
    const second = Math.floor(now() / 1000);
    if (filled.second !== second) filled = { second, subjects: 0 };
    filled.subjects += 1;
    return filled.subjects <= subjectsPerSecond;
  }

  function send(file: SiteFile, request: IncomingMessage, response: ServerResponse): StaticAnswer {
    if (!isRead(request)) return refuseMethod(response);
    const wanted = request.headers['save-data'] === 'on' ? (file.savingData ?? file) : file;
    sendFile(wanted, request, response);
    return file.kind;
  }

  /** Answers an address that has no file: with a redirect, the 404 page or a 404 text. */
  function sendOther(url: string, request: IncomingMessage, response: ServerResponse): StaticAnswer {
    if (!isRead(request)) return refuseMethod(response);
    const [pathname = ''] = url.split('?', 1);
    const asked = decoded(pathname);
    if (asked === undefined) return sendUndecodable(response);
    const respelled = encodeURI(asked);
    const destination = files.has(respelled) ? { to: respelled, status: 308 } : destinationOf(asked);
    if (destination === undefined) {
      const own = notFound.find(({ prefix }) => asked.startsWith(`${prefix}/`));
      const page = wantsPage(request, asked) ? own?.page : undefined;
      return page ? send(page, request, response) : sendMissing(response);
    }
    response.writeHead(destination.status, {
      ...extraHeaders,
      location: destination.to + url.slice(pathname.length),
      'cache-control': 'public, max-age=3600',
      'content-length': '0',
    });
    response.end();
    return 'redirect';
  }

  function sendUndecodable(response: ServerResponse): StaticAnswer {
    return refuse(response, 400, 'This address holds a percent sign that encodes nothing.');
  }

  function refuseMethod(response: ServerResponse): StaticAnswer {
    return refuse(response, 405, 'Pages can only be read: use GET or HEAD.', { allow: 'GET, HEAD' });
  }

  function refuse(response: ServerResponse, status: number, text: string, headers: FileHeaders = {}): StaticAnswer {
    // The request may carry a body that nobody will read.
    response.shouldKeepAlive = false;
    sendText(response, status, text, headers);
    return 'refused';
  }

  /**
   * Answers 404 in one line for a missing file, such as a picture, a script or an icon that browsers request unasked. No cache keeps
   * it: in an update of several machines another one may have the file already.
   */
  function sendMissing(response: ServerResponse): StaticAnswer {
    sendText(response, 404, nothingHere, { vary: 'sec-fetch-dest, accept', 'cache-control': 'no-store' });
    return 'file';
  }

  function sendText(response: ServerResponse, status: number, text: string, headers: FileHeaders): void {
    response.writeHead(status, {
      ...extraHeaders,
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  }

  return { find, send, sendOther, sendUndecodable };
}

/**
 * Whether the client would show the answer as a page, which no frame may. Browsers say so in Sec-Fetch-Dest. For other clients an
 * address with a file extension counts as a file, unless the Accept header names HTML.
 */
function wantsPage({ headers }: IncomingMessage, pathname: string): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  const { accept = '*/*' } = headers;
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[a-z][a-z0-9]*$/i.test(pathname);
}

/** An address without its percent-encoding; undefined where that encodes nothing. */
export function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
