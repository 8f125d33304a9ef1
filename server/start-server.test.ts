import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig, untouchedFolders } from './config.ts';
import { ask } from './fixture/ask.ts';
import { fakeServices } from './fixture/services.ts';
import { writeFixtureSite } from './fixture/site.ts';
import { bodyBytes, stopLimits } from './limits.ts';
import { createLog } from './log.ts';
import type { Services } from './services.ts';
import { startServer } from './start-server.ts';

const fixture = writeFixtureSite();
const metricsToken = 'the token of whoever reads the metrics';

/** The production server on a free port, over services that are stood in for; `events` holds what they were told. */
async function start(
  relay: Partial<Services['relay']> = {},
  { settings = {}, port = 0, siteOrigin = 'http://localhost:3000', requestsMs = 5000, drainMs = 0 } = {},
) {
  const { services, events } = fakeServices(relay);
  const usual = { DATA_DIR: '/nowhere', TRUSTED_PROXIES: '127.0.0.2', METRICS_TOKEN: metricsToken };
  const environment = { ...usual, SITE_ORIGIN: siteOrigin, ...settings };
  const config = { ...readConfig(environment, 'a@jantar.test', untouchedFolders), port, drainMs };
  const log = createLog('silent');
  const open = () => Promise.resolve(services);
  const limits = { ...stopLimits, idleAfterMs: 0, requestsMs };
  const running = startServer({ ...fixture, config, log, open, limits });
  running.catch(() => lastEvents.push(...events));
  const started = await running;
  let stopped: Promise<boolean> | undefined;
  const stop = () => (stopped ??= started.stop());
  onTestFinished(async () => void (await stop()));
  return { port: started.port, stop, events };
}

const starts = ['mail started', 'identity started', 'views started'];
const stops = ['identity stopped', 'mail stopped', 'views stopped', 'store closed'];

/** What the services of a start that failed were told. */
const lastEvents: string[] = [];

/** A relay whose answer to /api/slow waits for the test. */
function slowRelay() {
  const arrived = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const routes = new Hono().get('/api/slow', async (context) => {
    arrived.resolve();
    await finish.promise;
    return context.text('finished');
  });
  return { routes, arrived: arrived.promise, finish: finish.resolve };
}

describe('one port', () => {
  test('files, the API and unknown addresses are answered at the same port', async () => {
    const routes = new Hono().post('/api/echo', async (call) => call.text((await call.req.text()).toUpperCase()));
    const { port } = await start({ routes });
    expect((await ask(port, '/about')).status).toBe(200);
    expect((await ask(port, '/api/echo', { method: 'POST', body: 'hi' })).body.toString()).toBe('HI');
    expect((await ask(port, '/nothing')).status).toBe(404);
    expect((await ask(port, 'http://elsewhere.example/about')).status).toBe(200);
    expect((await ask(port, '*', { method: 'OPTIONS' })).status).toBe(405);
    expect((await ask(port, '/healthz', { method: 'TRACE' })).status).toBe(405);
    const { body } = await ask(port, '/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
    const counted =
      /page",status="200"} 2\n.*api",status="200"} 1\n.*page",status="404"} 1\n.*refused",status="405"} 2\n/;
    expect(body.toString()).toMatch(counted);
  });

  test('what no route answers is left to files, whatever its first segment', async () => {
    const { port } = await start({ routes: new Hono().post('/about/call', (context) => context.text('called')) });
    const redirect = await ask(port, '/about/?a=1');
    expect([redirect.status, redirect.headers.location]).toEqual([308, '/about?a=1']);
    const unknown = await ask(port, '/about/nothing', { headers: { 'sec-fetch-dest': 'document' } });
    expect([unknown.status, unknown.body.includes('That page does not exist.')]).toEqual([404, true]);
    for (const method of ['POST', 'PUT']) {
      const call = await ask(port, '/about/nothing', { method });
      expect([call.status, call.headers.allow]).toEqual([404, undefined]);
    }
  });

  test('a call knows the visitor: the peer, or who a trusted proxy names', async () => {
    const routes = new Hono<{ Bindings: { clientAddress: string } }>().get('/api/who', (context) =>
      context.text(context.env.clientAddress),
    );
    const { port } = await start({ routes: routes as unknown as Hono });
    const who = async (localAddress: string) => {
      const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
      return (await ask(port, '/api/who', { localAddress, headers })).body.toString();
    };
    expect(await who('127.0.0.1')).toBe('127.0.0.1');
    expect(await who('127.0.0.2')).toBe('203.0.113.9');
  });

  test('a body that is too large is refused in words', async () => {
    const { port } = await start({ routes: new Hono().post('/api/echo', (context) => context.text('read')) });
    const headers = { connection: 'keep-alive' };
    const send = (size: number) => ask(port, '/api/echo', { method: 'POST', body: 'x'.repeat(size), headers });
    expect((await send(bodyBytes)).status).toBe(200);
    const refused = await send(bodyBytes + 1);
    expect([refused.status, refused.headers.connection]).toEqual([413, 'close']);
  });

  test('a body that is held back is asked for where it is let in, and refused before it is sent where it is not', async () => {
    const { port } = await start({ routes: new Hono().post('/api/echo', (context) => context.text('read')) });
    const hold = (size: number) => {
      const client = connect({ port, host: '127.0.0.1' });
      const head = ['host: localhost', 'expect: 100-continue', `content-length: ${size}`, 'connection: close', '', ''];
      client.write(`POST /api/echo HTTP/1.1\r\n${head.join('\r\n')}`);
      return client;
    };
    expect(await text(hold(bodyBytes + 1))).toMatch(/^HTTP\/1\.1 413 /);
    const client = hold(2);
    const [asked] = (await once(client, 'data')) as [Buffer];
    expect(asked.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    client.write('hi');
    expect(await text(client)).toMatch(/^HTTP\/1\.1 200 [^]*read$/);
  });

  test('over TLS every answer says that it stays there', async () => {
    const { port } = await start({}, { siteOrigin: 'https://example.com' });
    for (const path of ['/about', '/ABOUT', '/nothing', '/healthz']) {
      expect((await ask(port, path)).headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });

  test('pages that were built for another public origin are not served, and the remedy is told', async () => {
    await expect(start({}, { siteOrigin: 'https://www.example.com' })).rejects.toThrow(
      /built for https:\/\/example\.com.*\n.*SITE_ORIGIN=https:\/\/www\.example\.com npm run build/,
    );
  });

  test('pages that were built with other settings are not served, and the same settings are taken', async () => {
    await expect(start({}, { settings: { OFFLINE_PAGES: 'off', EMAIL_TO: 'a@jantar.test' } })).rejects.toThrow(
      /EMAIL_TO is a@jantar\.test, but the pages were built with none\.\nOFFLINE_PAGES is off, but .* with on\.\n/,
    );
    const { port } = await start({}, { settings: { OFFLINE_PAGES: 'on', EMAIL_TO: ' ' } });
    expect((await ask(port, '/about')).status).toBe(200);
  });

  test('a client that ends its half of the connection after its message still gets the answer', async () => {
    const relay = slowRelay();
    const { port } = await start({ routes: relay.routes });
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    client.end('GET /api/slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await relay.arrived;
    await ask(port, '/about');
    relay.finish();
    expect(await text(client)).toMatch(/finished$/);
    client.end();
  });

  test('a header line that never ends is refused', async () => {
    const { port } = await start();
    expect((await ask(port, '/', { headers: { cookie: 'x'.repeat(20_000) } })).status).toBe(431);
  });

  test('a request that names two hosts is refused', async () => {
    const { port } = await start();
    for (const path of ['/about', '/healthz', '/nowhere']) {
      const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      client.end(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\n\r\n`);
      expect(await text(client)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });
});

describe('stopping', () => {
  test('a request in flight is finished, then mail stops, then the store closes', async () => {
    const relay = slowRelay();
    const { port, stop, events } = await start({ routes: relay.routes });
    const answer = ask(port, '/api/slow', { headers: { connection: 'keep-alive' } });
    await relay.arrived;
    const stopped = stop();
    expect(events).toEqual(starts);
    relay.finish();
    const { body, headers } = await answer;
    expect([body.toString(), headers.connection]).toEqual(['finished', 'close']);
    expect(await stopped).toBe(true);
    expect(events).toEqual([...starts, ...stops]);
  });

  test('readiness says so first, for load balancers, and requests that come meanwhile are still answered', async () => {
    const { port, stop } = await start({}, { drainMs: 1000 });
    const stopped = stop();
    const readiness = await ask(port, '/readyz');
    expect([readiness.status, readiness.body.toString()]).toEqual([503, '{"status":"stopping"}']);
    const page = await ask(port, '/about', { headers: { connection: 'keep-alive' } });
    expect([page.status, page.headers.connection]).toEqual([200, 'close']);
    expect(await stopped).toBe(true);
    await expect(ask(port, '/about')).rejects.toThrow('ECONNREFUSED');
  });

  test('an answer that began before arrives whole, and then its connection is closed', async () => {
    const size = 15 * 1024 * 1024;
    const routes = new Hono().get('/api/long', (context) => context.text('x'.repeat(size)));
    const { port, stop } = await start({ routes });
    const reader = connect(port, '127.0.0.1');
    reader.write('GET /api/long HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(reader, 'readable');
    const stopped = stop();
    await expect.poll(() => ask(port, '/about').catch(({ code }) => code)).toBe('ECONNREFUSED');
    reader.resume();
    expect(await stopped).toBe(true);
    if (!reader.closed) await once(reader, 'close');
    expect(reader.bytesRead).toBeGreaterThan(size);
  });

  test('nobody new is let in, and connections nobody uses are closed', async () => {
    const relay = slowRelay();
    const { port, stop } = await start({ routes: relay.routes });
    // As a browser opens one in advance.
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    const answer = ask(port, '/api/slow');
    await relay.arrived;
    const stopped = stop();
    await once(unused, 'close');
    await expect(ask(port, '/about')).rejects.toThrow('ECONNREFUSED');
    relay.finish();
    await Promise.all([answer, stopped]);
  });

  test('a request that does not end is cut off at the limit, and that is told', async () => {
    const relay = slowRelay();
    const { port, stop, events } = await start({ routes: relay.routes }, { requestsMs: 20 });
    const answer = ask(port, '/api/slow');
    await relay.arrived;
    const cutOff = answer.catch((error: Error) => error.message);
    expect(await stop()).toBe(false);
    expect(await cutOff).toBe('socket hang up');
    expect(events.at(-1)).toBe('store closed');
  });

  test('a client that hangs up in the middle of its message does not hold the stop', async () => {
    const { port, stop } = await start({ routes: new Hono().post('/api/echo', (context) => context.text('read')) });
    const headers = { 'content-length': 100 };
    const call = request({ port, host: '127.0.0.1', path: '/api/echo', method: 'POST', headers });
    call.on('error', () => undefined);
    call.write('half of it');
    await once(call, 'socket');
    call.destroy();
    expect(await stop()).toBe(true);
  });
});

test('at a start a port that is taken is said to be, and nothing stays open', async () => {
  const first = await start();
  await expect(start({}, { port: first.port })).rejects.toThrow(`Port ${first.port} on 127.0.0.1 is already taken`);
  expect(lastEvents).toEqual([...starts, ...stops]);
});
