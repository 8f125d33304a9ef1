import { once } from 'node:events';
import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { tokenPages } from '../../contracts/answer-pages.ts';
import { emailPaths } from '../../contracts/email-wire.ts';
import { authPaths } from '../../contracts/identity-wire.ts';
import { ask, networkOf, type Question } from '../../server/fixture/ask.ts';
import { freePort } from '../../services/testing/free-port.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';
import { hasIpv6, proxies, publicName } from './proxies/configurations.ts';
import { absentProxies, type Proxy, startProxy } from './proxies/start-proxy.ts';

const password = 'seven blue pots of indigo';
const metricsToken = 'a token for the metrics';
/** The addresses that only the owner may read. */
const secret = 'indigo from Sanganer';
const settings = { OWNER_PASSWORD: password, METRICS_TOKEN: metricsToken };

/** The settings of a site for this machine only, and of a public one. */
let sites: Record<'local' | 'public', SiteServer>;
const addressOf = (site: SiteServer) => `127.0.0.1:${site.port}`;

beforeAll(async () => {
  const ofPublic = { ...settings, SITE_ORIGIN: `https://${publicName}` };
  const [local, everybodys] = await Promise.all([startSite(settings), startSite(ofPublic)]);
  sites = { local, public: everybodys };
  for (const site of Object.values(sites)) {
    const sent = await read(site.port, emailPaths.send, contactMessage({ subject: secret, message: secret }));
    if (sent.status !== 200) throw new Error(`The message was not taken: ${sent.status} ${sent.text}`);
  }
});
afterAll(() => Promise.all(Object.values(sites).map((site) => site.stop())));

/** Sends a request to a port of this machine with any host name. */
async function read(port: number, address: string, question: Question = {}) {
  const { status, headers, body } = await ask(port, address, question);
  const { location = '', 'set-cookie': cookies } = headers;
  return { status, location, cookie: cookies?.[0]?.split(';')[0] ?? '', text: body.toString() };
}

const owners = [
  '/mailbox',
  '/mailbox/messages.csv',
  '/mailbox/subscribers',
  '/mailbox/views',
  '/mailbox/views.csv',
  '/mailbox/settings',
  '/mailbox/abcdefabcdef/mail',
  '/mailbox/enter?key=guess',
  '/metrics',
];

const hosts = [publicName, 'localhost', '127.0.0.1:3000', '[::1]', 'attacker.example'];

/** Headers that a stranger may forge. */
const forged: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  {
    'sec-fetch-site': 'none',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'localhost',
    'x-real-ip': '::1',
  },
  { 'sec-fetch-site': 'same-origin', forwarded: 'for=127.0.0.1;host=localhost;proto=https', via: '' },
  { 'sec-fetch-site': 'same-origin', cookie: 'inbox=guess; __Host-inbox=guess', authorization: 'Bearer guess' },
];

/** Requests every private address with every forged header; resolves to those that were not refused. */
async function shownToStrangers(port: number, servername?: string): Promise<object[]> {
  const shown: object[] = [];
  const agent = new (servername ? TlsAgent : Agent)({ keepAlive: true });
  for (const host of hosts) {
    for (const claims of forged) {
      const headers = { ...claims, host };
      const answers = await Promise.all(owners.map((address) => read(port, address, { headers, servername, agent })));
      for (const [index, { status, location, cookie, text }] of answers.entries()) {
        const isRefused = status >= 400 && status < 500;
        const isAskedForProof = status === 303 && location.includes('/mailbox/sign-in?next=');
        // Caddy answers an unknown host name by an empty body with status 200.
        const isNothing = text === '' && location === '';
        const tells = cookie !== '' || /indigo|outbox_messages/.test(text);
        if (tells || !(isRefused || isAskedForProof || isNothing)) {
          shown.push({ address: owners[index], headers, status, location, cookie, text: text.slice(0, 100) });
        }
      }
    }
  }
  agent.destroy();
  return shown;
}

describe.each(['local', 'public'] as const)(
  'finding 1: a %s site shows nothing of the owner’s without a proof',
  (kind) => {
    test('when it is asked directly', async () => {
      expect(await shownToStrangers(sites[kind].port)).toEqual([]);
    });

    for (const name of proxies) {
      describe.skipIf(absentProxies.has(name))(`behind ${name}`, () => {
        test.each(['minimal', 'documented'] as const)('in its %s configuration', async (configured) => {
          const { port, stop } = await startProxy(name, configured, addressOf(sites[kind]));
          onTestFinished(stop);
          expect(await shownToStrangers(port, configured === 'documented' ? publicName : undefined)).toEqual([]);
        });
      });
    }
  },
);

describe.each(proxies)('through the documented configuration of %s', (name) => {
  const isMissing = absentProxies.has(name);
  let proxy: Proxy;
  beforeAll(async () => {
    if (!isMissing) proxy = await startProxy(name, 'documented', addressOf(sites.public));
  });
  afterAll(() => proxy?.stop());
  const browser = { host: publicName, 'sec-fetch-site': 'same-origin', origin: `https://${publicName}` };
  const visit = (address: string, question: Question = {}) =>
    read(proxy.port, address, { ...question, servername: publicName, headers: { ...browser, ...question.headers } });

  test.skipIf(isMissing)('the inbox opens by link and password, and closes', async () => {
    expect((await visit('/about')).status).toBe(200);
    const byLink = await visit(new URL(sites.public.inboxLink).pathname + new URL(sites.public.inboxLink).search);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = String(new URLSearchParams({ password }));
    const byPassword = await visit('/mailbox/sign-in', { method: 'POST', headers, body });
    for (const { status, cookie } of [byLink, byPassword]) {
      expect([status, cookie]).toEqual([303, expect.stringMatching(/^__Host-inbox=./)]);
      expect((await visit('/mailbox', { headers: { cookie } })).text).toContain(secret);
      expect((await visit('/mailbox/messages.csv', { headers: { cookie } })).text).toContain(secret);
      await visit('/mailbox/sign-out', { method: 'POST', headers: { cookie } });
      expect((await visit('/mailbox', { headers: { cookie } })).status).toBe(303);
    }
    const authorization = `Bearer ${metricsToken}`;
    expect((await visit('/metrics', { headers: { authorization } })).text).toContain('outbox_messages');
  });

  test.skipIf(isMissing)('an address reaches the site as asked for, and its answer comes as it was given', async () => {
    const parts = async (port: number, address: string, servername?: string) => {
      const { status, headers, body } = await ask(port, address, { headers: browser, servername });
      return [address, status, headers.location, headers.etag, headers['content-length'], body.length];
    };
    for (const address of ['/about', '/%61bout', '/services%2Fweb-development'])
      expect.soft(await parts(proxy.port, address, publicName)).toEqual(await parts(sites.public.port, address));
  });

  // Caddy redirects without being told, on the port 80 that no test may open.
  test.skipIf(isMissing || name === 'caddy')('an address without https leads to the same page with it', async () => {
    for (const address of ['/about?from=card', '/services%2Fweb-development']) {
      const { status, location } = await read(proxy.http, address, { headers: { host: publicName } });
      const asked = location.replace(/^https:\/\/[^/]+/, '').replace('%2F', '/');
      expect.soft([status, asked]).toEqual([name === 'apache2' ? 301 : 308, address.replace('%2F', '/')]);
    }
  });

  test.skipIf(isMissing)('a browser fetches a whole page over one connection, by HTTP/2', async () => {
    const hello = { port: proxy.port, servername: publicName, rejectUnauthorized: false, ALPNProtocols: ['h2'] };
    const socket = connect(hello);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'secureConnect');
    expect(socket.alpnProtocol).toBe('h2');
  });

  // Caddy and Apache listen on every address without being told.
  test.skipIf(isMissing || !hasIpv6 || !['nginx', 'haproxy'].includes(name))('visitors come in by IPv6', async () => {
    const status = async (port: number, servername?: string) =>
      (await ask(port, '/about', { host: '::1', servername, headers: browser })).status;
    expect([await status(proxy.http), await status(proxy.port, publicName)]).toEqual([308, 200]);
  });

  test.skipIf(isMissing)('no visitor’s address and no link’s key is logged, also while the site is away', async () => {
    const links = ['/mailbox/enter', authPaths.action, tokenPages.confirm, tokenPages.unsubscribe];
    const away = await startProxy(name, 'documented', `127.0.0.1:${await freePort()}`);
    onTestFinished(away.stop);
    const localAddress = networkOf(1);
    const asked = { localAddress, headers: { ...browser, referer: `https://${publicName}/?key=carried` } };
    const statusOf = async (port: number, address: string, servername?: string) =>
      (await ask(port, address, { ...asked, servername })).status;
    expect(await statusOf(proxy.port, '/about', publicName)).toBe(200);
    for (const link of links.flatMap((one) => [one, `/hi${one}`])) {
      const address = `${link}?key=carried&oobCode=carried&token=carried`;
      await statusOf(proxy.port, address, publicName);
      expect(await statusOf(away.port, address, publicName)).toBeGreaterThanOrEqual(502);
      if (name !== 'caddy') await statusOf(proxy.http, address);
    }
    const log = (await proxy.logged()) + (await away.logged());
    expect(log.match(/carried/g) ?? []).toEqual([]);
    expect(log).not.toContain(localAddress);
    expect(log.includes('/about')).toBe(['nginx', 'apache2'].includes(name));
  });
});
