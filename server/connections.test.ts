import { once } from 'node:events';
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { BlockList, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ChunkLimitedRequest, trackConnections } from './connections.ts';
import { ask } from './fixture/ask.ts';
import { parsedPerTurn, tinyChunkBytes, maximumTinyChunks } from './limits.ts';
import { listen } from './listen.ts';

/** Serves two connections at a time, on a free port, until the test is over. */
async function serve(listener: RequestListener, options: ServerOptions = {}) {
  const server = createServer(options, listener);
  const open = trackConnections(server, { total: 2, perNetwork: 2, protectedMs: 0 }, new BlockList());
  onTestFinished(() => void server.close());
  return { open, port: await listen(server, '127.0.0.1', 0) };
}
const hello: RequestListener = (_, response) => response.end('hello');

test('whoever opens connections and says nothing shuts out nobody: a connection that sends requests is kept before one that never did', async () => {
  const { open, port } = await serve(hello);
  const busy = connect(port, '127.0.0.1');
  busy.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(busy, 'data');
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const [answer] = await Promise.all([ask(port, '/'), once(silent, 'close')]);
  expect(answer.body.toString()).toBe('hello');
  expect(busy.closed).toBe(false);
  expect([...open.keys()].some((socket) => socket.remotePort === busy.localPort)).toBe(true);
  busy.destroy();
});

test('a client that sends requests by the thousand and waits for no answer is cut, and no more are answered than one part holds', async () => {
  let requests = 0;
  const { port } = await serve((_, response) => {
    requests += 1;
    response.end('hello');
  });
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
  client.write(request.repeat(1500));
  client.resume();
  await new Promise((resolve) => client.once('close', resolve));
  expect(requests).toBe(Math.floor(parsedPerTurn / request.length));
});

test('a body of very many tiny chunks is cut, and others have their turn while it is read', async () => {
  let chunks = 0;
  const perTurn: number[] = [];
  const countChunks: RequestListener = (asked) => asked.on('data', () => (chunks += 1)).on('error', () => undefined);
  const { port } = await serve(countChunks, { IncomingMessage: ChunkLimitedRequest });
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
  client.write(
    `POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n${chunk(tinyChunkBytes).repeat(50)}`,
  );
  client.write(chunk(1).repeat(5000));
  client.resume();
  const closed = new Promise((resolve) => client.once('close', resolve));
  const turn = (): void => {
    perTurn.push(chunks);
    if (!client.closed) setImmediate(turn);
  };
  turn();
  await closed;
  expect(chunks).toBe(50 + maximumTinyChunks);
  const most = Math.max(...perTurn.map((count, at) => count - (perTurn[at - 1] ?? 0)));
  expect(most).toBeLessThanOrEqual(Math.ceil(parsedPerTurn / chunk(1).length));
});

test('a long body that waits for its reader arrives whole, as does the request after it, and not much of it is held', async () => {
  const bodies = ['a', 'b'].map((letter) => Array.from({ length: 100_000 }, (_, at) => `${letter}${at}`).join(' '));
  const received: { body: string; held: number }[] = [];
  const { port } = await serve((request, response) => {
    const read = async (): Promise<void> => {
      const held = request.readableLength;
      received.push({ held, body: Buffer.concat(await request.toArray()).toString() });
      response.end('hello');
    };
    setTimeout(() => void read(), 50);
  });
  const client = connect(port, '127.0.0.1');
  for (const [index, body] of bodies.entries()) {
    const head = `host: localhost\r\nconnection: ${index === 0 ? 'keep-alive' : 'close'}\r\ncontent-length: ${body.length}`;
    client.write(`POST / HTTP/1.1\r\n${head}\r\n\r\n${body}`);
  }
  client.resume();
  await once(client, 'close');
  expect(received.map(({ body }, at) => body === bodies[at])).toEqual([true, true]);
  expect(Math.max(...received.map(({ held }) => held))).toBeLessThan(100_000);
});

test('the request after a long body that nobody reads is answered', async () => {
  const { port } = await serve((request, response) => response.end(request.url));
  const client = connect(port, '127.0.0.1');
  client.write(`POST /first HTTP/1.1\r\nhost: localhost\r\ncontent-length: 300000\r\n\r\n${'x'.repeat(300_000)}`);
  client.write('GET /second HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  const answers = Buffer.concat(await client.toArray()).toString();
  expect(answers.match(/\/(first|second)/g)).toEqual(['/first', '/second']);
});
