/**
 * Prints how many messages a second one core acknowledges over 64 connections, each on disk before its OK, while the
 * worker delivers into a Maildir: `node tools/bench/messages.ts [seconds] [--postgres]`.
 * Wants the built server (npm run build).
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { emailPaths } from '../../contracts/email-wire.ts';
import { ask } from '../../server/fixture/ask.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { createDatabase, startPostgres } from '../../services/database/testing/postgres-cluster.ts';

const CONNECTIONS = 64;
const PORT = 38_090;
/** In messages per second: far more than a site of this kind will ever get. */
const GOAL = 2000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { postgres: { type: 'boolean', default: false } },
});
const seconds = Number(positionals[0] ?? 5);
let asked = 0;

const cluster = values.postgres ? await startPostgres({ durable: true }) : undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const pinned = availableParallelism() > 1 ? ['taskset', '-c', '0'] : [];
const [first, ...rest] = [...pinned, process.execPath, 'build/server/main.js'];
const server = spawn(first, rest, {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    ...(cluster && { DATABASE_URL: await createDatabase(cluster.address) }),
  },
});
try {
  while (!(await ask(PORT, '/readyz').catch(() => undefined))) await wait(50);
  await load(1);
  const [before, processorBefore] = [Date.now(), processorSeconds()];
  const { acknowledged, refused } = await load(seconds);
  const rate = Math.round(acknowledged / ((Date.now() - before) / 1000));
  const perProcessor = Math.round(acknowledged / (processorSeconds() - processorBefore));
  const delivered = readdirSync(path.join(folder, 'mail', 'new')).length;
  process.stdout.write(
    `${rate} messages/s acknowledged (goal ${GOAL}), ${perProcessor} per second of processor time; ` +
      `${refused} refused, ${delivered} delivered meanwhile\n`,
  );
} finally {
  server.kill('SIGKILL');
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The processor time that the server has used, in seconds; on a busy machine it says more than the clock. Linux only. */
function processorSeconds(): number {
  const file = `/proc/${server.pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [user = 0, system = 0] = readFileSync(file, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return (user + system) / 100;
}

/** Sends messages over all connections for `duration` seconds. */
async function load(duration: number): Promise<{ acknowledged: number; refused: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = Date.now() + duration * 1000;
  let acknowledged = 0;
  let refused = 0;
  const connection = async (_: unknown, index: number) => {
    for (let number = 0; Date.now() < end; number += 1) {
      if ((await send(agent, `${duration}-${index}-${number}`)) === 200) acknowledged += 1;
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return { acknowledged, refused };
}

async function send(agent: Agent, words: string): Promise<number> {
  // Each message from a network of its own, so that no rate limit is met.
  const address = `${1 + (((asked += 1) >> 16) & 63)}.${(asked >> 8) & 255}.${asked & 255}.1`;
  const message = contactMessage({ subject: words, message_key: words }, { 'x-forwarded-for': address });
  return (await ask(PORT, emailPaths.send, { ...message, agent })).status;
}
