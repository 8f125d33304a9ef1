/**
 * Prints how many messages a second one core acknowledges over 64 connections, each on disk before its OK, while the
 * worker delivers into a Maildir. Wants the built server (npm run build).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { emailPaths } from '../../contracts/email-wire.ts';
import { ask } from '../../server/fixture/ask.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { createDatabase, startPostgres } from '../../services/database/testing/postgres-cluster.ts';
import { startSite } from '../../tests/harness/site-server.ts';
import { numberOf, readArguments } from '../arguments.ts';
import { stopCommandsOnExit } from '../environment/run-command.ts';

const CONNECTIONS = 64;
/** In messages per second: far more than a site of this kind will ever get. */
const GOAL = 2000;
const { values, positionals } = readArguments('node tools/bench/messages.ts [seconds] [--postgres]', {
  allowPositionals: true,
  options: { postgres: { type: 'boolean', default: false } },
});
const seconds = numberOf('The number of seconds', positionals[0] ?? '5');
let asked = 0;

stopCommandsOnExit();
const cluster = values.postgres ? await startPostgres({ durable: true }) : undefined;
const site = await startSite(cluster && { DATABASE_URL: await createDatabase(cluster.address) });
try {
  // All of its threads.
  if (availableParallelism() > 1) spawnSync('taskset', ['-acp', '0', String(site.pid)]);
  await load(1);
  const [before, processorBefore] = [Date.now(), processorSeconds()];
  const { acknowledged, refused } = await load(seconds);
  const rate = Math.round(acknowledged / ((Date.now() - before) / 1000));
  const perProcessor = Math.round(acknowledged / (processorSeconds() - processorBefore));
  const delivered = readdirSync(path.join(site.dataDir, 'mail', 'new')).length;
  process.stdout.write(
    `${rate} messages/s acknowledged (goal ${GOAL}), ${perProcessor} per second of processor time; ` +
      `${refused} refused, ${delivered} delivered meanwhile\n`,
  );
} finally {
  await site.stop();
  await cluster?.stop();
}

/** The processor time that the server has used, in seconds; on a busy machine it says more than the clock. Linux only. */
function processorSeconds(): number {
  const file = `/proc/${site.pid}/stat`;
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
  return (await ask(site.port, emailPaths.send, { ...message, agent })).status;
}
