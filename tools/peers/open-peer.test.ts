import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../services/testing/free-port.ts';
import { openPeer } from './open-peer.ts';

let origin: string;
const server = createServer((request, response) => {
  if (request.url === '/moved') return response.writeHead(302, { location: '/page' }).end();
  if (request.url === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>A page</h1>');
  if (request.url === '/data') return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  return response.writeHead(503).end();
});
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
});
afterAll(() => server.close());

test('a page is measured where its redirects end', async () => {
  expect(await openPeer(`${origin}/moved`)).toBe(`${origin}/page`);
});

test('what is no page is refused with its status or its kind', async () => {
  await expect(openPeer(`${origin}/broken`)).rejects.toThrow(`${origin}/broken answers 503`);
  await expect(openPeer(`${origin}/data`)).rejects.toThrow('application/json, not a page');
});

test('a page that cannot be reached is named, with the reason and what to do', async () => {
  const closed = `http://127.0.0.1:${await freePort()}/`;
  await expect(openPeer(closed)).rejects.toThrow(/cannot be reached \(.*ECONNREFUSED.*\)\..*check the address/);
  await expect(openPeer('example.com')).rejects.toThrow('Write it in full');
});
