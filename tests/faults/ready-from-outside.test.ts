import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { BlockList } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../server/listen.ts';
import { checksOfOrigin, proxyCheck, publicChecks } from '../../server/ready/public-checks.ts';
import { securityTxt } from '../../site/security-txt.ts';
import { throwAwayCertificate } from '../../tools/environment/certificate.ts';

const day = 24 * 60 * 60_000;
/** The certificate is good for two days. */
const aMonthAgo = () => Date.now() - 30 * day;
const closed: RequestListener = ({ url }, response) =>
  url === '/.well-known/security.txt' ? response.end(securityTxt(Date.now())) : response.writeHead(404).end();
const toHttps: RequestListener = (_, response) => response.writeHead(301, { location: 'https://localhost/' }).end();

async function listening(server: ReturnType<typeof createServer | typeof createHttpServer>): Promise<number> {
  onTestFinished(() => void server.close());
  return listen(server, '127.0.0.1', 0);
}

/** The report on a site with this certificate, which is trusted, and these answers. */
async function looked({ https = closed, http = toHttps, trusted = true, host = 'localhost' } = {}, now = aMonthAgo) {
  const pair = await throwAwayCertificate(host);
  const known = getCACertificates();
  if (trusted) setDefaultCACertificates([...known, pair.cert]);
  onTestFinished(() => setDefaultCACertificates(known));
  const port = await listening(createServer(pair, https));
  const origin = new URL(`https://localhost:${port}`);
  const checks = await checksOfOrigin(origin, now, await listening(createHttpServer(http)));
  return Object.fromEntries(checks.map(({ name, state }) => [name, state]));
}

test('a site with a valid certificate, a redirect and no public private address passes', async () => {
  expect(await looked()).toEqual({ certificate: 'ok', http: 'ok', inbox: 'ok', metrics: 'ok', 'security.txt': 'ok' });
});

const answers =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status).end();
const oldText: RequestListener = (_, response) => response.end(securityTxt(Date.now() - 290 * day));
const staysOpen: RequestListener = (_, response) => response.writeHead(302, { location: 'http://localhost/' }).end();
const openMetrics: RequestListener = ({ url }, response) => response.writeHead(url === '/metrics' ? 200 : 404).end();
/** As the site does: whoever sends no such header is shown no inbox, whatever cookie a proxy adds. */
const openToBrowsers: RequestListener = ({ headers }, response) =>
  response.writeHead(headers['sec-fetch-site'] === undefined ? 404 : 200).end();
const unread = { certificate: 'failed', http: 'ok', inbox: 'failed', metrics: 'failed', 'security.txt': 'failed' };

test.each<[string, Parameters<typeof looked>, Record<string, string>]>([
  ['a certificate that expires soon', [{}, Date.now], { certificate: 'attention' }],
  ['a certificate that nobody signed, and whatever lies behind it,', [{ trusted: false }], unread],
  ['a certificate for another name, and whatever lies behind it,', [{ host: 'another.test' }], unread],
  ['a security.txt that expires soon', [{ https: oldText }, Date.now], { 'security.txt': 'attention' }],
  ['a security.txt that is not there', [{ https: answers(404) }], { 'security.txt': 'attention' }],
  ['a proxy that finds no site', [{ https: answers(502) }], { certificate: 'ok', inbox: 'failed', metrics: 'failed' }],
  ['a site that answers over http', [{ http: closed }], { http: 'failed' }],
  ['a site that leads from http to http', [{ http: staysOpen }], { http: 'failed' }],
  ['what is public of the metrics', [{ https: openMetrics }], { inbox: 'ok', metrics: 'failed' }],
  ['a public inbox', [{ https: openToBrowsers }], { inbox: 'failed' }],
])('%s is reported', async (_, site, found) => {
  expect(await looked(...site)).toMatchObject(found);
});

test('a site that believes no proxy is reported: its visitors count as one', () => {
  const trustedProxies = new BlockList();
  expect(proxyCheck(trustedProxies)).toMatchObject({ name: 'proxy', state: 'attention' });
  trustedProxies.addAddress('127.0.0.1');
  expect(proxyCheck(trustedProxies)).toMatchObject({ name: 'proxy', state: 'ok' });
});

test('a site for this machine only, or without https, is not checked', async () => {
  const trustedProxies = new BlockList();
  const found = (siteOrigin: string) => publicChecks({ siteOrigin, trustedProxies }, Date.now);
  expect(await found('http://localhost:3000')).toMatchObject([{ name: 'address', state: 'attention' }]);
  expect(await found('http://www.site.test')).toMatchObject([{ name: 'address', state: 'failed' }]);
});
