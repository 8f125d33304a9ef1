import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteServer, startSite } from '../harness/site-server.ts';
import { besideCrowd, fromNetworkOfItsOwn } from './crowd.ts';

/** More than the server holds (4,000). `CROWD=10000 npx vitest run --project attacks tests/attacks/crowd` opens that many. */
const connections = Number(process.env['CROWD'] ?? 4400);
const rounds = 4;

let site: SiteServer;
beforeAll(async () => void (site = await startSite({ TRUSTED_PROXIES: '' })));
afterAll(() => site.stop());

test('finding 3: beside thousands of idle and slow connections every honest visitor is served', async () => {
  const port = Number(new URL(site.origin).port);
  const failures = await besideCrowd({ port, connections, rounds, largeFile: largestFile() });
  expect(failures).toEqual([]);
}, 300_000);

test('finding 3: where connections that were served and wait have every place, newcomers are not cut for one another', async () => {
  const port = Number(new URL(site.origin).port);
  const failures = await besideCrowd({
    port,
    connections,
    rounds: 1,
    largeFile: largestFile(),
    kinds: ['idle'],
    addressOf: fromNetworkOfItsOwn,
  });
  expect(failures).toEqual([]);
}, 300_000);

test('finding 3: beside two thousand bodies that come byte by byte from one network every honest visitor is served', async () => {
  const port = Number(new URL(site.origin).port);
  const failures = await besideCrowd({
    port,
    connections: 2000,
    rounds: 2,
    largeFile: largestFile(),
    kinds: ['slow body'],
    addressOf: (index) => `127.100.1.${1 + (index % 250)}`,
  });
  expect(failures).toEqual([]);
}, 300_000);

function largestFile(): string {
  const dist = path.resolve(import.meta.dirname, '../../dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const sized = files.map((file) => ({ file, size: statSync(path.join(dist, file)).size }));
  return `/${sized.toSorted((one, other) => other.size - one.size)[0]?.file}`;
}
