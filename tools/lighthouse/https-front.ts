import { createHash, X509Certificate } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { listen } from '../../server/listen.ts';
import { throwAwayCertificate } from '../environment/certificate.ts';

/** An answer that the front gives itself, without the upstream server. */
export type Answer = { headers: Record<string, string>; body: Buffer };

/** Hop-by-hop headers, which must not be forwarded (RFC 9110, 7.6.1). */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

/** A proxy that adds HTTPS and HTTP/2 to a plain server; `own` may answer addresses itself. */
export async function startHttpsFront(upstream: string, own: (address: string) => Answer | undefined) {
  const pair = await throwAwayCertificate('localhost');
  const server = createSecureServer({ ...pair, allowHTTP1: true }, (request, response) => {
    const answer = own(request.url);
    if (!answer) return forward(upstream, request, response);
    response.writeHead(200, { ...answer.headers, 'content-length': String(answer.body.length) });
    response.end(answer.body);
  });
  const key = new X509Certificate(pair.cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    origin: `https://localhost:${await listen(server, '127.0.0.1', 0)}`,
    /** The hash of its key, by which a browser trusts its certificate. */
    trust: createHash('sha256').update(key).digest('base64'),
    [Symbol.dispose]: () => void server.close(),
  };
}

function forward(upstream: string, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name));
  const asked = httpRequest(
    new URL(request.url, upstream),
    { method: request.method, headers: Object.fromEntries(headers) },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    },
  );
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}
