import { once } from 'node:events';
import { createServer } from 'node:http';
import { BlockList, connect } from 'node:net';
import { expect, test } from 'vitest';
import { EndingRequest, trackConnections } from './connections.ts';
import { ask } from './fixture/ask.ts';
import { TINY_CHUNK, TINY_CHUNKS } from './limits.ts';
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

test('a client that sends requests by the thousand and waits for no answer is cut, and no more of them are read', async () => {
  let requests = 0;
  const server = createServer({ IncomingMessage: EndingRequest }, (_, response) => {
    requests += 1;
    response.end('hello');
  });
  trackConnections(server, two, new BlockList());
  const client = connect(await listen(server, '127.0.0.1', 0), '127.0.0.1').on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1500));
  client.resume();
  await new Promise((resolve) => client.once('close', resolve));
  expect(requests).toBe(18);
  server.close();
});

test('a body of very many tiny chunks is cut, and no more of them are read', async () => {
  let chunks = 0;
  const server = createServer({ IncomingMessage: EndingRequest }, (request) => {
    request.on('data', () => (chunks += 1)).on('error', () => undefined);
  });
  const client = connect(await listen(server, '127.0.0.1', 0), '127.0.0.1').on('error', () => undefined);
  const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
  client.write(
    `POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n${chunk(TINY_CHUNK).repeat(100)}`,
  );
  client.write(chunk(1).repeat(5000));
  client.resume();
  await new Promise((resolve) => client.once('close', resolve));
  expect(chunks).toBe(100 + TINY_CHUNKS);
  server.close();
});
