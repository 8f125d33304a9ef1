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
async function looked(
  { https = closed, http = toHttps, trusted = true, host = 'localhost' } = {},
  now: () => number = aMonthAgo,
) {
  const pair = await throwAwayCertificate(host);
  const known = getCACertificates();
  if (trusted) setDefaultCACertificates([...known, pair.cert]);
  onTestFinished(() => setDefaultCACertificates(known));
  const port = await listening(createServer(pair, https));
  const checks = await checksOfOrigin(
    new URL(`https://localhost:${port}`),
    now,
    await listening(createHttpServer(http)),
  );
  return Object.fromEntries(checks.map(({ name, state }) => [name, state]));
}

test('a site with a valid certificate, a redirect and no public private address passes', async () => {
  expect(await looked()).toEqual({ certificate: 'ok', http: 'ok', inbox: 'ok', metrics: 'ok', 'security.txt': 'ok' });
});

test('a certificate that expires soon is reported', async () => {
  expect(await looked({}, Date.now)).toMatchObject({ certificate: 'attention' });
});

test('a security.txt that expires soon, or is not there, is reported', async () => {
  const old: RequestListener = (_, response) => response.end(securityTxt(Date.now() - 290 * day));
  expect(await looked({ https: old }, Date.now)).toMatchObject({ 'security.txt': 'attention' });
  const without: RequestListener = (_, response) => response.writeHead(404).end();
  expect(await looked({ https: without })).toMatchObject({ 'security.txt': 'attention' });
});

test.each([
  ['that nobody signed', { trusted: false }],
  ['for another name', { host: 'another.test' }],
])('a certificate %s fails, and whatever lies behind it', async (_, site) => {
  const behind = { inbox: 'failed', metrics: 'failed', 'security.txt': 'failed' };
  expect(await looked(site)).toEqual({ certificate: 'failed', http: 'ok', ...behind });
});

test('a proxy that reaches no site is reported', async () => {
  const alone: RequestListener = (_, response) => response.writeHead(502).end();
  expect(await looked({ https: alone })).toMatchObject({ certificate: 'ok', inbox: 'failed', metrics: 'failed' });
});

test('a site that answers over http without a redirect is reported', async () => {
  expect(await looked({ http: closed })).toMatchObject({ http: 'failed' });
  const stays: RequestListener = (_, response) => response.writeHead(302, { location: 'http://localhost/' }).end();
  expect(await looked({ http: stays })).toMatchObject({ http: 'failed' });
});

test('a public inbox or public metrics are reported', async () => {
  const open: RequestListener = ({ url }, response) => response.writeHead(url === '/metrics' ? 200 : 404).end();
  expect(await looked({ https: open })).toMatchObject({ inbox: 'ok', metrics: 'failed' });
  // As the site does: whoever sends no such header is shown no inbox, whatever cookie a proxy adds.
  const toBrowsers: RequestListener = ({ headers }, response) =>
    response.writeHead(headers['sec-fetch-site'] === undefined ? 404 : 200).end();
  expect(await looked({ https: toBrowsers })).toMatchObject({ inbox: 'failed' });
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
