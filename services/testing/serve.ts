import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Serves a Hono app on a free loopback port until the end of the test, for clients that know only HTTP. The client's address travels in `x-test-address`, which a client may set. */
export async function serve(fetch: Fetch): Promise<{ origin: string; server: Server }> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(incoming.headersDistinct)) headers.set(name, values.join(', '));
    headers.set('x-test-address', headers.get('x-test-address') ?? incoming.socket.remoteAddress ?? '');
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    const body = hasBody ? { body: await buffer(incoming) } : {};
    const url = `http://${incoming.headers.host}${incoming.url}`;
    const response = await fetch(new Request(url, { method: incoming.method ?? 'GET', headers, ...body }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }
}
