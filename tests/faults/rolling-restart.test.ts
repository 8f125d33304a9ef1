import { rmSync } from 'node:fs';
import { Agent } from 'node:https';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailPaths } from '../../contracts/email-wire.ts';
import { ask, networkOf, type Question } from '../../server/fixture/ask.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { publicName } from '../attacks/proxies/configurations.ts';
import { absentProxies, type Proxy, startProxy } from '../attacks/proxies/start-proxy.ts';
import { freePort } from '../../services/testing/free-port.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';

/** The visitors of each proxy. */
const visitors = 4;
/** How long a visitor reads, so that the load leaves room for the servers that start. */
const readingMs = 50;
const proxies = ['nginx', 'haproxy', 'caddy'] as const;

const metricsToken = 'a token for the metrics';
const folder = temporaryFolder();
const servers: SiteServer[] = [];
const ports: number[] = [];

const settingsOf = (port: number) => ({
  DATA_DIR: path.join(folder, 'data'),
  SITE_ORIGIN: `https://${publicName}`,
  DRAIN_SECONDS: '3',
  METRICS_TOKEN: metricsToken,
  PORT: String(port),
});

beforeAll(async () => {
  for (let number = 0; number < 3; number += 1) {
    const port = await freePort();
    ports.push(port);
    servers.push(await startSite(settingsOf(port)));
  }
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** Visitors in turn read a page and send a message over keep-alive connections. Returns the failures. */
async function visit(proxy: Proxy, isOver: () => boolean, visitor: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const failures: unknown[] = [];
  let answered = 0;
  for (let number = 0; !isOver(); number += 1) {
    const key = `rolling-${proxy.port}-${visitor}-${number}`;
    const message = contactMessage({ subject: key }, { 'x-message-key': key });
    const answers = [statusOf('/about'), statusOf(emailPaths.send, message)];
    for (const answer of await Promise.all(answers)) {
      if (answer === 200) answered += 1;
      else failures.push(answer);
    }
    await setTimeout(readingMs);
  }
  agent.destroy();
  return { answered, failures };

  async function statusOf(address: string, { headers, ...question }: Question = {}): Promise<number | string> {
    const asked = { host: publicName, origin: `https://${publicName}`, ...headers };
    // Each visitor has a network of its own, none of them the proxy's, whose health checks would count against its limit.
    const from = { localAddress: networkOf(visitor), agent, servername: publicName };
    try {
      const { status } = await ask(proxy.port, address, { ...question, headers: asked, ...from });
      // A 429 is no failure, since the visitors exceed the rate limit.
      return status === 429 ? 200 : status;
    } catch (error) {
      return `${address}: ${String(error)}`;
    }
  }
}

let started: Record<string, Proxy> = {};
beforeAll(async () => {
  const upstreams = ports.map((port) => `127.0.0.1:${port}`);
  // On a machine without a proxy the others are tried.
  const present = proxies.filter((name) => !absentProxies.has(name));
  const entries = present.map(async (name) => [name, await startProxy(name, 'documented', ...upstreams)] as const);
  started = Object.fromEntries(await Promise.all(entries));
});
afterAll(() => Promise.all(Object.values(started).map((proxy) => proxy.stop())));

test('behind every proxy as it is deployed, three processes are replaced one after the other, and no visitor notices', async () => {
  let isOver = false;
  const visits = Object.entries(started).flatMap(([name, proxy]) =>
    Array.from({ length: visitors }, async (_, visitor) => ({ name, ...(await visit(proxy, () => isOver, visitor)) })),
  );
  for (const [number, port] of ports.entries()) {
    expect(await servers[number]?.stop()).toBe(0);
    servers[number] = await startSite(settingsOf(port));
  }
  isOver = true;
  const results = await Promise.all(visits);
  expect(results.flatMap(({ name, failures }) => failures.map((failure) => [name, failure]))).toEqual([]);
  for (const { answered } of results) expect(answered).toBeGreaterThan(10);
});

test.for(proxies)('behind %s as it is deployed, a visitor stays with one process', async (name, { skip }) => {
  const proxy = started[name];
  if (!proxy) return skip();
  const headers = { host: publicName, authorization: `Bearer ${metricsToken}` };
  const processOf = async (visitor: number) => {
    const from = { localAddress: networkOf(visitor), servername: publicName };
    const { body } = await ask(proxy.port, '/metrics', { headers, ...from });
    return /^process_start_time_seconds .+$/m.exec(body.toString())?.[0];
  };
  const seen = await Promise.all([0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8].map(processOf));
  expect(new Set(seen.slice(0, 4)).size).toBe(1);
  expect(seen).not.toContain(undefined);
  // Visitors of other networks have others.
  expect(new Set(seen).size).toBeGreaterThan(1);
});

test('behind every proxy as it is deployed, pages are served while the store fails', async () => {
  rmSync(path.join(folder, 'data/site.sqlite'));
  for (const port of ports) await expect.poll(async () => (await ask(port, '/readyz')).status).toBe(503);
  // A proxy asks once a second, and HAProxy believes the second answer.
  await setTimeout(3000);
  const answers = Object.entries(started).map(async ([name, { port }]) => {
    const { status } = await ask(port, '/about', { headers: { host: publicName }, servername: publicName });
    return [name, status];
  });
  expect(Object.fromEntries(await Promise.all(answers))).toEqual(
    Object.fromEntries(Object.keys(started).map((name) => [name, 200])),
  );
});
