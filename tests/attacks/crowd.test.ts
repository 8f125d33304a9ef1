import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteServer, startSite } from '../harness/site-server.ts';
import { networkOf } from '../../server/fixture/ask.ts';
import { besideCrowd, type CrowdOptions } from './crowd.ts';

/** More than the server holds (4,000). `CROWD=10000 npx vitest run --project attacks tests/attacks/crowd` opens that many. */
const connections = Number(process.env['CROWD'] ?? 4400);
const rounds = 4;

let site: SiteServer;
beforeAll(async () => void (site = await startSite({ TRUSTED_PROXIES: '' })));
afterAll(() => site.stop());

/** The failed requests of honest visitors. */
function failuresBeside(crowd: Omit<CrowdOptions, 'port' | 'largeFile'>): Promise<string[]> {
  return besideCrowd({ port: site.port, largeFile: largestFile(), ...crowd });
}

test('finding 3: beside thousands of idle and slow connections every honest visitor is served', async () => {
  expect(await failuresBeside({ connections, rounds })).toEqual([]);
}, 300_000);

test('finding 3: when idle keep-alive connections take all places, new visitors are not disconnected in favour of each other', async () => {
  const crowd = { connections, rounds: 1, kinds: ['idle'], addressOf: networkOf } as const;
  expect(await failuresBeside(crowd)).toEqual([]);
}, 300_000);

test('finding 3: beside two thousand bodies that come byte by byte from one network every honest visitor is served', async () => {
  const addressOf = (index: number) => `127.100.1.${1 + (index % 250)}`;
  expect(await failuresBeside({ connections: 2000, rounds: 2, kinds: ['slow body'], addressOf })).toEqual([]);
}, 300_000);

function largestFile(): string {
  const dist = path.resolve(import.meta.dirname, '../../dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const sized = files.map((file) => ({ file, size: statSync(path.join(dist, file)).size }));
  return `/${sized.toSorted((one, other) => other.size - one.size)[0]?.file}`;
}
