import type { IncomingMessage, ServerResponse } from 'node:http';
import { byteRange } from './byte-range.ts';
import { acceptedEncodings } from './content-encoding.ts';
import type { SiteFile, Variant } from './site-file.ts';

/** Answers GET or HEAD with a file of the site: whole, in part, or "not modified". */
export function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  const { headers, method } = request;
  const variant = choose(file, headers['accept-encoding']);
  const validator = headers['if-none-match'];
  // The 404 page is never answered with 304: the client would take that for a success.
  if (validator !== undefined && file.status === 200 && names(validator, variant.etag)) {
    response.writeHead(304, variant.bareHeaders);
    response.end();
    return;
  }
  const range = file.ranges && method === 'GET' ? headers.range : undefined;
  if (range !== undefined && sendPart(variant, range, String(headers['if-range'] ?? variant.etag), response)) return;
  response.writeHead(file.status, variant.headers);
  response.end(variant.body);
}

function choose(file: SiteFile, acceptEncoding: string | undefined): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = file[encoding];
    if (variant !== undefined) return variant;
  }
  return file.identity;
}

/** Whether If-None-Match names the ETag. It compares weakly: a proxy that compresses the answer again puts `W/` before the ETag. */
function names(validator: string, etag: string): boolean {
  return validator === '*' || validator.includes(etag);
}

/** Answers a Range request; false, with nothing sent, when the whole file is the right answer. */
function sendPart(variant: Variant, range: string, ifRange: string, response: ServerResponse): boolean {
  if (ifRange !== variant.etag) return false;
  const size = variant.body.length;
  const part = byteRange(range, size);
  if (part === undefined) return false;
  if (part === 'unsatisfiable') {
    // No cache may keep it, or it would answer requests for the whole file with it.
    const none = { 'cache-control': 'no-store', 'content-range': `bytes */${size}`, 'content-length': '0' };
    response.writeHead(416, { ...variant.bareHeaders, ...none });
    response.end();
    return true;
  }
  const body = variant.body.subarray(part.first, part.last + 1);
  response.writeHead(206, {
    ...variant.bareHeaders,
    'content-type': variant.headers['content-type'],
    'content-range': `bytes ${part.first}-${part.last}/${size}`,
    'content-length': String(body.length),
  });
  response.end(body);
  return true;
}
