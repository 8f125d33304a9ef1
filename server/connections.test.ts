import { once } from 'node:events';
import { createServer } from 'node:http';
import { BlockList, connect } from 'node:net';
import { expect, test } from 'vitest';
import { ChunkLimitedRequest, trackConnections } from './connections.ts';
import { ask } from './fixture/ask.ts';
import { PARSED_PER_TURN, TINY_CHUNK, TINY_CHUNKS } from './limits.ts';
import { listen } from './listen.ts';

const two = { total: 2, perNetwork: 2, protectedMs: 0 };

test('whoever opens connections and says nothing shuts out nobody', async () => {
  const server = createServer((_, response) => response.end('hello'));
  trackConnections(server, two, new BlockList());
  const port = await listen(server, '127.0.0.1', 0);
  const silent = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  const [answer] = await Promise.all([ask(port, '/'), Promise.race(silent.map((socket) => once(socket, 'close')))]);
  expect(answer.body.toString()).toBe('hello');
  expect(silent.filter((socket) => socket.closed)).toHaveLength(1);
  for (const socket of silent) socket.destroy();
  server.close();
});

test('a connection that sends requests is kept before one that never did', async () => {
  const server = createServer((_, response) => response.end('hello'));
  const open = trackConnections(server, two, new BlockList());
  const port = await listen(server, '127.0.0.1', 0);
  const busy = connect(port, '127.0.0.1');
  busy.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(busy, 'data');
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  await Promise.all([ask(port, '/'), once(silent, 'close')]);
  expect(busy.closed).toBe(false);
  expect([...open].some((socket) => socket.remotePort === busy.localPort)).toBe(true);
  busy.destroy();
  server.close();
});

test('a client that sends requests by the thousand and waits for no answer is cut, and no more are answered than one part holds', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end('hello');
  });
  trackConnections(server, two, new BlockList());
  const client = connect(await listen(server, '127.0.0.1', 0), '127.0.0.1').on('error', () => undefined);
  const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
  client.write(request.repeat(1500));
  client.resume();
  await new Promise((resolve) => client.once('close', resolve));
  expect(requests).toBe(Math.floor(PARSED_PER_TURN / request.length));
  server.close();
});

test('a body of very many tiny chunks is cut, and others have their turn while it is read', async () => {
  let chunks = 0;
  const perTurn: number[] = [];
  const server = createServer({ IncomingMessage: ChunkLimitedRequest }, (request) => {
    request.on('data', () => (chunks += 1)).on('error', () => undefined);
  });
  trackConnections(server, two, new BlockList());
  const client = connect(await listen(server, '127.0.0.1', 0), '127.0.0.1').on('error', () => undefined);
  const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
  client.write(
    `POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n${chunk(TINY_CHUNK).repeat(50)}`,
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
  expect(chunks).toBe(50 + TINY_CHUNKS);
  const most = Math.max(...perTurn.map((count, at) => count - (perTurn[at - 1] ?? 0)));
  expect(most).toBeLessThanOrEqual(Math.ceil(PARSED_PER_TURN / chunk(1).length));
  server.close();
});

test('a long body that waits for its reader arrives whole, as does the request after it, and not much of it is held', async () => {
  const bodies = ['a', 'b'].map((letter) => Array.from({ length: 100_000 }, (_, at) => `${letter}${at}`).join(' '));
  const received: { body: string; held: number }[] = [];
  const server = createServer((request, response) => {
    const read = async (): Promise<void> => {
      const held = request.readableLength;
      received.push({ held, body: Buffer.concat(await request.toArray()).toString() });
      response.end('hello');
    };
    setTimeout(() => void read(), 50);
  });
  trackConnections(server, two, new BlockList());
  const client = connect(await listen(server, '127.0.0.1', 0), '127.0.0.1');
  for (const [index, body] of bodies.entries()) {
    const head = `host: localhost\r\nconnection: ${index === 0 ? 'keep-alive' : 'close'}\r\ncontent-length: ${body.length}`;
    client.write(`POST / HTTP/1.1\r\n${head}\r\n\r\n${body}`);
  }
  client.resume();
  await once(client, 'close');
  expect(received.map(({ body }, at) => body === bodies[at])).toEqual([true, true]);
  expect(Math.max(...received.map(({ held }) => held))).toBeLessThan(100_000);
  server.close();
});

test('the request after a long body that nobody reads is answered', async () => {
  const server = createServer((request, response) => response.end(request.url));
  trackConnections(server, two, new BlockList());
  const client = connect(await listen(server, '127.0.0.1', 0), '127.0.0.1');
  client.write(`POST /first HTTP/1.1\r\nhost: localhost\r\ncontent-length: 300000\r\n\r\n${'x'.repeat(300_000)}`);
  client.write('GET /second HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  const answers = Buffer.concat(await client.toArray()).toString();
  expect(answers.match(/\/(first|second)/g)).toEqual(['/first', '/second']);
  server.close();
});
