import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseOptions } from '../../services/database/database.ts';
import { createDatabase, startPostgres } from '../../services/database/testing/postgres-cluster.ts';
import { smtpSink } from '../../services/mail-relay/testing/smtp-sink.ts';
import { unreliableDisk } from './power-loss/power-loss.ts';
import { seededRandom } from './random.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

export type KillOptions = {
  seed: number;
  kills: number;
  dialect: 'sqlite' | 'postgres';
  processes: number;
  /** The server program; its processes are told everything by the environment. */
  program: string;
  /**
   * Each kill is a power cut: what was not synced is gone as well. Mails are kept in the data folder instead of sent, so that they
   * lie on the same disk. For one process on SQLite.
   */
  powerLoss?: boolean;
};

export type KilledServers = {
  servers: ServerProcess[];
  store: DatabaseOptions;
  /** What has been delivered to the mail server, which refuses one mail in ten for now. */
  mails: Awaited<ReturnType<typeof smtpSink>>['mails'];
  /** The same numbers for the same seed. */
  random: () => number;
  /** Kills one server within this time and starts it again. */
  killOne: (withinMs: number) => Promise<void>;
};

/** Runs something beside servers that live to be killed, on a store and a mail server of their own. */
export async function withKilledServers<Result>(
  { seed, dialect, processes, program, powerLoss = false }: KillOptions,
  run: (world: KilledServers) => Promise<Result>,
): Promise<Result> {
  const random = seededRandom(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
  const cluster = dialect === 'postgres' ? await startPostgres() : undefined;
  const sink = await smtpSink({ refuse: (mail) => (mail % 10 === 0 ? 451 : undefined) });
  const store = { dataDir, databaseUrl: cluster && (await createDatabase(cluster.address)) };
  const disk = powerLoss ? await unreliableDisk(dataDir) : undefined;
  const environment = {
    DATA_DIR: dataDir,
    ...(disk ? disk.environment : { SMTP_URL: sink.url }),
    MAIL_FROM: 'site@jantar.test',
    MAIL_TO: 'owner@jantar.test',
    ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
  };
  const servers = await Promise.all(Array.from({ length: processes }, () => serverProcess(program, environment)));
  try {
    await Promise.all(servers.map((server) => server.start()));
    return await run({
      servers,
      store,
      mails: sink.mails,
      random,
      async killOne(withinMs) {
        await wait(random() * withinMs);
        const victim = pick(servers, random());
        await victim.kill();
        disk?.cut();
        await victim.start();
      },
    });
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await sink.stop();
    await cluster?.stop();
    disk?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The item at this fraction of the list. */
export function pick<Item>(items: readonly Item[], fraction: number): Item {
  const item = items[Math.floor(fraction * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}
