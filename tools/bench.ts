/**
 * `npm run bench`: how many pages a second the built server hands out beside nginx, and how many messages it acknowledges, each on
 * disk before its OK; then its answers and times under requests of all kinds at a constant rate and at five times that rate, and how
 * long it takes to recover. Several processes share a PostgreSQL and get requests in turn. The load generator runs on the same machine
 * and takes a good part of it.
 */
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { emailPaths } from '../contracts/email-wire.ts';
import { identityApiKey, identityPaths } from '../contracts/identity-wire.ts';
import { ask, type Question } from '../server/fixture/ask.ts';
import { contactMessage } from '../services/mail-relay/testing/contact-message.ts';
import { createDatabase, startPostgres } from '../services/database/testing/postgres-cluster.ts';
import { residentMegabytes, startSite } from '../tests/harness/site-server.ts';
import { numberOf, readArguments } from './arguments.ts';
import { besideNginx } from './bench/beside-nginx.ts';
import { stopCommandsOnExit } from './environment/run-command.ts';

type Kind = 'page' | 'file' | 'message' | 'sign-in';
type Answer = { kind: Kind; status: number | string; ms: number };

const { values } = readArguments('npm run bench -- [--rate 900] [--seconds 60] [--processes 1]', {
  options: {
    rate: { type: 'string', default: '900' },
    seconds: { type: 'string', default: '60' },
    processes: { type: 'string', default: '1' },
  },
});
const rate = numberOf('--rate', values.rate);
const seconds = numberOf('--seconds', values.seconds);
const processes = numberOf('--processes', values.processes);
const tickMs = 10;
/** How many messages are on their way at once, and for how long. */
const senders = 64;
const sendingMs = 5000;
/** The longest time of an answer from a recovered server. */
const wellMs = 100;

const pages = ['/', '/about', '/contact', '/faq', '/services/web-development', '/seo-details/local-seo', '/team'];
const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
let visitors = 0;

stopCommandsOnExit();
const cluster = processes > 1 ? await startPostgres({ durable: true }) : undefined;
const settings = cluster ? { DATABASE_URL: await createDatabase(cluster.address) } : {};
const sites = await Promise.all(Array.from({ length: processes }, () => startSite(settings)));
const home = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');
const file = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? '/';
try {
  console.log(await besideNginx(sites[0]?.port ?? 0));
  await load(rate, 2);
  console.log(`${await messagesPerSecond()} messages a second are acknowledged`);
  report(`${rate} a second`, await load(rate, seconds));
  report(`${rate * 5} a second`, await load(rate * 5, Math.max(5, seconds / 10)));
  const began = performance.now();
  let calm = 0;
  while (calm < 20) {
    const asked = await Promise.all([visit('page'), visit('message')]);
    calm = asked.every(({ status, ms }) => status === 200 && ms < wellMs) ? calm + 1 : 0;
  }
  console.log(`well again after ${Math.round(performance.now() - began)} ms, 20 calm answers in a row included`);
} finally {
  agent.destroy();
  await Promise.all(sites.map((site) => site.stop()));
  await cluster?.stop();
}

/** Sends messages over all connections, each after the answer to the one before. */
async function messagesPerSecond(): Promise<number> {
  const began = performance.now();
  let acknowledged = 0;
  const sender = async () => {
    while (performance.now() - began < sendingMs) if ((await visit('message')).status === 200) acknowledged += 1;
  };
  await Promise.all(Array.from({ length: senders }, sender));
  return Math.round((acknowledged * 1000) / (performance.now() - began));
}

/** Sends requests at a rate for `duration` seconds. Returns the answers, and the most memory of one process, in MB. */
async function load(perSecond: number, duration: number): Promise<{ answers: Answer[]; megabytes: number }> {
  const visits: Promise<Answer>[] = [];
  const began = performance.now();
  let megabytes = 0;
  for (let passed = 0; passed < duration * 1000; passed = performance.now() - began) {
    while (visits.length < (passed / 1000) * perSecond) visits.push(visit(kindOf(visitors)));
    megabytes = Math.max(megabytes, ...sites.map(residentMegabytes));
    await wait(tickMs);
  }
  return { answers: await Promise.all(visits), megabytes };
}

/** The kind of the n-th request: of 1,000, 650 are for a page, 309 for a file, 40 send a message and one signs up, which costs 0.15 s of a core. */
function kindOf(number: number): Kind {
  const place = (number * 617) % 1000;
  if (place === 999) return 'sign-in';
  if (place >= 959) return 'message';
  return place >= 650 ? 'file' : 'page';
}

async function visit(kind: Kind): Promise<Answer> {
  visitors += 1;
  // Each from a network of its own, so that no rate limit is met.
  const address = `${1 + ((visitors >> 16) & 63)}.${(visitors >> 8) & 255}.${visitors & 255}.1`;
  const { path, headers, ...question } = questionOf(kind, visitors);
  const { port = 0 } = sites[visitors % sites.length] ?? {};
  const asked = { 'x-forwarded-for': address, 'accept-encoding': 'br', ...headers };
  const began = performance.now();
  const status = await ask(port, path, { ...question, headers: asked, agent }).then(
    (answer) => answer.status,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
  return { kind, status, ms: performance.now() - began };
}

function questionOf(kind: Kind, number: number): Question & { path: string } {
  if (kind === 'page') return { path: pages[number % pages.length] ?? '/' };
  if (kind === 'file') return { path: file };
  const email = `asha${number}@example.com`;
  if (kind === 'message') {
    const words = `Message ${number}`;
    return { path: emailPaths.send, ...contactMessage({ email, subject: words, message_key: words }) };
  }
  return {
    path: `${identityPaths.signUp}?key=${identityApiKey}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'blue pottery by the lake', returnSecureToken: true }),
  };
}

function report(title: string, { answers, megabytes }: { answers: Answer[]; megabytes: number }): void {
  console.log(`${title}: ${answers.length} requests, at most ${Math.round(megabytes)} MB in a process`);
  for (const [kind, of] of Map.groupBy(answers, (answer) => answer.kind)) {
    const times = of.map(({ ms }) => ms).toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
    const statuses = [...Map.groupBy(of, ({ status }) => status)].map(
      ([status, { length }]) => `${length} × ${status}`,
    );
    console.log(
      `  ${kind.padEnd(8)} half in ${at(0.5)} ms, 99 of 100 in ${at(0.99)} ms, all in ${at(1)} ms: ${statuses.join(', ')}`,
    );
  }
}
