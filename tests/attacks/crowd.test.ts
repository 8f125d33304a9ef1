import { readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailPaths } from '../../contracts/email-wire.ts';
import { ask, networkOf, type Question } from '../../server/fixture/ask.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';

/** More than the server holds (4,000). `CROWD=10000 npx vitest run --project attacks tests/attacks/crowd` opens that many. */
const thousands = Number(process.env['CROWD'] ?? 4400);

type CrowdOptions = {
  /** How many hostile connections, opened in equal parts before each round. */
  connections: number;
  rounds: number;
  /** The behaviours; all by default. */
  kinds?: readonly Kind[];
  /** The address of the n-th connection; by default half are from many networks, the others from few. */
  addressOf?: (index: number) => string;
};

/** Wait after an answer; send a head, or a body, byte by byte; do not read; say nothing. */
const everyKind = ['idle', 'slow head', 'slow body', 'unread', 'silent'] as const;
type Kind = (typeof everyKind)[number];

const honestVisitors = 20;
const silentPerSecond = 20;

let site: SiteServer;
beforeAll(async () => void (site = await startSite({ TRUSTED_PROXIES: '' })));
afterAll(() => site.stop());

test('finding 3: beside thousands of idle and slow connections every honest visitor is served', async () => {
  expect(await besideCrowd({ connections: thousands, rounds: 4 })).toEqual([]);
}, 300_000);

test('finding 3: when idle keep-alive connections take all places, new visitors are not disconnected in favour of each other', async () => {
  const crowd = { connections: thousands, rounds: 1, kinds: ['idle'], addressOf: networkOf } as const;
  expect(await besideCrowd(crowd)).toEqual([]);
}, 300_000);

test('finding 3: beside two thousand bodies that come byte by byte from one network every honest visitor is served', async () => {
  const addressOf = (index: number) => `127.100.1.${1 + (index % 250)}`;
  expect(await besideCrowd({ connections: 2000, rounds: 2, kinds: ['slow body'], addressOf })).toEqual([]);
}, 300_000);

function largestFile(): string {
  const dist = path.resolve(import.meta.dirname, '../../dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const sized = files.map((file) => ({ file, size: statSync(path.join(dist, file)).size }));
  return `/${sized.toSorted((one, other) => other.size - one.size)[0]?.file}`;
}

/**
 * Opens connections that are idle, or send a head, a body, or read, as slowly as they can, from many networks and from few, and 20 silent ones
 * a second; and tells what any of the 20 honest visitors of each round got in place of a page and an acknowledged message.
 */
async function besideCrowd({ connections, rounds, kinds = everyKind, addressOf = fromEverywhere }: CrowdOptions) {
  const { port } = site;
  // For those that do not read.
  const largeFile = largestFile();
  const slow: Socket[] = [];
  const all: Socket[] = [];
  const answered: Promise<unknown>[] = [];
  const open = (localAddress: string, words = ''): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    // The server is expected to cut it.
    socket.on('error', () => undefined);
    if (words !== '') socket.write(words);
    all.push(socket);
    return socket;
  };
  const acts: Record<Exclude<Kind, 'silent'>, (address: string) => void> = {
    idle(address) {
      const socket = open(address, `GET /robots.txt HTTP/1.1\r\nhost: localhost\r\n\r\n`).resume();
      answered.push(new Promise((resolve) => socket.once('data', resolve).once('close', resolve)));
    },
    'slow head': (address) => slow.push(open(address, 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')),
    // Small, since the memory limit for bodies would cut off most large ones.
    'slow body': (address) =>
      slow.push(open(address, `POST ${emailPaths.send} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 3000\r\n\r\n`)),
    unread: (address) => open(address, `GET ${largeFile} HTTP/1.1\r\nhost: localhost\r\n\r\n`).pause(),
  };
  const acting = kinds.filter((kind) => kind !== 'silent').map((kind) => acts[kind]);
  let silent = 0;
  const newcomers = setInterval(
    () => kinds.includes('silent') && open(`127.200.${(silent += 1) % 250}.1`),
    1000 / silentPerSecond,
  );
  const drip = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('x')), 1000);

  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = Math.floor((connections * round) / rounds);
    const to = Math.floor((connections * (round + 1)) / rounds);
    for (let index = from; index < to; index += 1) {
      acting[index % acting.length]?.(addressOf(index));
      if (index % 200 === 0) await wait(10);
    }
    await Promise.all(answered);
    const visits = Array.from({ length: honestVisitors }, (_, visitor) => visit(round * honestVisitors + visitor));
    const got = await Promise.all(visits);
    failures.push(...got.filter((answers) => answers !== '200 200').map((answers) => `round ${round}: ${answers}`));
  }
  clearInterval(newcomers);
  clearInterval(drip);
  for (const socket of all) socket.destroy();
  return failures;
}

/** The default addresses: every second one from a network of its own, the others from eight. */
function fromEverywhere(index: number): string {
  return index % 2 === 1 ? `127.100.${index % 16}.${1 + (index % 250)}` : networkOf(index);
}

/** Reads a page and sends a message, each over a connection of its own, as a browser may. */
async function visit(number: number): Promise<string> {
  const localAddress = `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
  const statusOf = (address: string, question: Question = {}) =>
    ask(site.port, address, { localAddress, ...question }).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
  const page = await statusOf('/contact');
  const message = await statusOf(emailPaths.send, contactMessage({ subject: `Question ${number}` }));
  return `${page} ${message}`;
}
