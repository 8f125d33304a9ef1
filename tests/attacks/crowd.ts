import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { emailPaths } from '../../contracts/email-wire.ts';
import { ask, networkOf, type Question } from '../../server/fixture/ask.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';

export type CrowdOptions = {
  port: number;
  /** How many hostile connections, opened in equal parts before each round. */
  connections: number;
  rounds: number;
  /** A large file, for those that do not read. */
  largeFile: string;
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

/**
 * Opens connections that are idle, or send a head, a body, or read, as slowly as they can, from many networks and from few, and 20 silent ones
 * a second; and tells what any of the 20 honest visitors of each round got in place of a page and an acknowledged message.
 */
export async function besideCrowd(options: CrowdOptions): Promise<string[]> {
  const { port, connections, rounds, largeFile, kinds = everyKind, addressOf = fromEverywhere } = options;
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
    const visits = Array.from({ length: honestVisitors }, (_, visitor) =>
      visit(port, round * honestVisitors + visitor),
    );
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
async function visit(port: number, number: number): Promise<string> {
  const localAddress = `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
  const statusOf = (path: string, question: Question = {}) =>
    ask(port, path, { localAddress, ...question }).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
  const page = await statusOf('/contact');
  const message = await statusOf(emailPaths.send, contactMessage({ subject: `Question ${number}` }));
  return `${page} ${message}`;
}
