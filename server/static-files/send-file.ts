import type { IncomingMessage, ServerResponse } from 'node:http';
import { byteRange } from './byte-range.ts';
import { acceptedEncodings } from './content-encoding.ts';
import type { SiteFile, Variant } from './site-file.ts';

/** Answers GET or HEAD with a file of the site: whole, in part, or "not modified". Returns the status. */
export function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse): number {
  const { headers, method } = request;
  const variant = choose(file, headers['accept-encoding']);
  const validator = headers['if-none-match'];
  // The 404 page is never answered with 304: the client would take that for a success.
  if (validator !== undefined && file.status === 200 && names(validator, variant.etag)) {
    response.writeHead(304, variant.bareHeaders);
    response.end();
    return 304;
  }
  if (file.ranges && method === 'GET' && headers.range !== undefined) {
    const status = sendPart(variant, headers.range, String(headers['if-range'] ?? variant.etag), response);
    if (status !== undefined) return status;
  }
  response.writeHead(file.status, variant.headers);
  response.end(method === 'HEAD' ? undefined : variant.body);
  return file.status;
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

/** Answers a Range request and returns the status; undefined, with nothing sent, when the whole file is the right answer. */
function sendPart(variant: Variant, range: string, ifRange: string, response: ServerResponse): number | undefined {
  if (ifRange !== variant.etag) return undefined;
  const size = variant.body.length;
  const part = byteRange(range, size);
  if (part === undefined) return undefined;
  if (part === 'unsatisfiable') {
    response.writeHead(416, variant.outOfRangeHeaders);
    response.end();
    return 416;
  }
  const body = variant.body.subarray(part.first, part.last + 1);
  response.writeHead(206, [
    ...variant.bareHeaders,
    'content-type',
    variant.contentType,
    'content-range',
    `bytes ${part.first}-${part.last}/${size}`,
    'content-length',
    String(body.length),
  ]);
  response.end(body);
  return 206;
}
