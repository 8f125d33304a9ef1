import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Serves a Hono app on a free loopback port, for clients that know only HTTP. The client's address travels in `x-test-address`. */
export async function serve(fetch: Fetch): Promise<{ origin: string; server: Server }> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };

  async function answer(incoming: IncomingMessage): Promise<Response> {
    const headers = new Headers(incoming.headersDistinct as Record<string, string[]> as never);
    headers.set('x-test-address', incoming.socket.remoteAddress ?? '');
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    const init = { method: incoming.method ?? 'GET', headers, duplex: 'half' as const };
    const body = hasBody ? { body: Readable.toWeb(incoming) as ReadableStream } : {};
    return fetch(new Request(`http://${incoming.headers.host}${incoming.url}`, { ...init, ...body }));
  }
}
