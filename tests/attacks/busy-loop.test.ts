import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ruleOf } from '../../server/admission/route-rules.ts';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createLog } from '../../server/log.ts';
import { createMetrics } from '../../server/metrics.ts';
import { ask } from '../../server/fixture/ask.ts';
import { openServices } from '../../server/services.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';
import { fillOutbox } from './full-outbox.ts';
import { worstBodies, worstHeads, type WorstRequest } from './worst-requests.ts';
import { english } from '../../server/fixture/editions.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';

/** The longest turn of the event loop that an unauthenticated request may cause. */
const longestTurnMs = 20;
/** A request is slow only if every try is, since other processes and garbage collection can delay one. */
const tries = 3;
/** The largest body that the relay reads. */
const largestBody = 300_000;

let site: SiteServer;
let probe: Socket;
const folder = temporaryFolder();

beforeAll(async () => {
  const socket = path.join(folder, 'probe');
  const dataDir = path.join(folder, 'data');
  await fillOutbox(dataDir);
  const program = pathToFileURL(path.join(import.meta.dirname, 'loop-probe.ts')).href;
  site = await startSite({ DATA_DIR: dataDir, LOOP_PROBE: socket, NODE_OPTIONS: `--import ${program}` });
  probe = connect(socket);
}, 60_000);
afterAll(async () => {
  probe.destroy();
  await site.stop();
});

test('finding 2: no request without proof keeps the event loop busy for more than 20 ms, whatever lies in the store', async () => {
  const slow: string[] = [];
  for (const { method, address } of await everyRoute()) {
    const size = Math.min(ruleOf(address).bytes, largestBody);
    const bodies = method === 'GET' ? [] : Object.entries(worstBodies).map(([id, make]) => [id, make(size)] as const);
    for (const [name, worst] of [...bodies, ...Object.entries(worstHeads)]) {
      const ms = await longestTurn(() => send(method, address, worst));
      if (ms > longestTurnMs) slow.push(`${method} ${address}, ${name}: ${Math.round(ms)} ms`);
    }
  }
  expect(slow).toEqual([]);
}, 600_000);

test('nor does a body of one-byte chunks, asked for or not', async () => {
  const chunks = `${'1\r\nx\r\n'.repeat(20_000)}0\r\n\r\n`;
  for (const line of ['GET /', 'POST /api/v1.0/email/send']) {
    const ms = await longestTurn(async () => {
      const client = connect(site.port, '127.0.0.1').on('error', () => undefined);
      client.write(
        `${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`,
      );
      client.resume();
      await new Promise((resolve) => client.once('close', resolve));
    });
    expect(ms, line).toBeLessThanOrEqual(longestTurnMs);
  }
});

test('finding 6: nor do twenty who ask whether it is ready without end, whatever lies in the store', async () => {
  const twenty = () => Promise.all(Array.from({ length: 20 }, askOften));
  expect(await longestTurn(twenty)).toBeLessThanOrEqual(longestTurnMs);
});

/** Asks for longer than answers are cached, each time from another address. */
async function askOften(): Promise<void> {
  for (const until = Date.now() + 2000; Date.now() < until;) {
    const answer = await fetch(`${site.origin}/readyz`, { headers: { 'x-forwarded-for': nextAddress() } });
    expect(await answer.json()).toEqual({ status: expect.stringMatching(/^\w+$/) });
  }
}

/** Every route, and some files. */
async function everyRoute(): Promise<{ method: string; address: string }[]> {
  const log = createLog('silent');
  const config = readConfig({ DATA_DIR: path.join(folder, 'routes') }, 'owner@jantar.example');
  const services = await openServices(config, log, [english]);
  const { routes } = createApp({ services, log, metrics: createMetrics() });
  services.store.stop();
  await services.database.close();
  const lines = routes
    .filter((route) => route.path !== '/*')
    .map((route) => `${route.method === 'ALL' ? 'POST' : route.method} ${route.path.replace(/(?<=\/):\w+|\*$/g, 'x')}`);
  const files = ['GET /', 'GET /contact', 'GET /CONTACT', 'GET /nothing-here', 'POST /contact'];
  return [...new Set([...lines, ...files])].map((line) => {
    const [method = '', address = ''] = line.split(' ');
    return { method, address };
  });
}

/** The longest turn that an act causes in the best of its tries. */
async function longestTurn(act: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let one = 0; one < tries && best > longestTurnMs; one += 1) {
    await longestSince();
    await act();
    best = Math.min(best, await longestSince());
  }
  return best;
}

function longestSince(): Promise<number> {
  return new Promise((resolve) => {
    probe.once('data', (line) => resolve(Number(line.toString())));
    probe.write('?\n');
  });
}

let sent = 0;

function nextAddress(): string {
  sent += 1;
  // Each try comes from another network.
  return `10.${(sent >> 8) & 255}.${sent & 255}.1`;
}

/** Sends each request from another address, so that no rate limit answers in place of the route. Any answer is accepted, a cut connection too; silence is not. */
async function send(method: string, address: string, { headers, query = '', body }: WorstRequest): Promise<void> {
  const key = address.startsWith('/identitytoolkit') || address.startsWith('/securetoken') ? '?key=site' : '';
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const whole = `${address}${query.startsWith('?') || query === '' ? key + query.replace('?', key === '' ? '?' : '&') : query}`;
  const all = { 'x-forwarded-for': nextAddress(), ...length, ...headers };
  await ask(site.port, whole, { method, headers: all, body }).catch((error: Error) => {
    if (error.message === 'silence') throw error;
  });
}
