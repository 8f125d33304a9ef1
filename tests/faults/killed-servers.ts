import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseOptions } from '../../services/database/database.ts';
import { createDatabase, findPostgres, startPostgres } from '../../services/database/testing/postgres-cluster.ts';
import { smtpSink } from '../../services/mail-relay/testing/smtp-sink.ts';
import { freePort } from '../../services/testing/free-port.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';
import { unreliableDisk } from './power-loss/power-loss.ts';
import { seededRandom } from './random.ts';

export type KillOptions = {
  seed: number;
  kills: number;
  dialect: 'sqlite' | 'postgres';
  processes: number;
  /**
   * Each kill is a power cut: what was not synced is gone as well. Mails are kept in the data folder instead of sent, so that they
   * lie on the same disk. For one process on SQLite.
   */
  powerLoss?: boolean;
};

/** Where the tests kill. What is missing on a machine is reported as skipped; under CI it fails instead. */
export const sqlite = { dialect: 'sqlite', processes: 1, isSkipped: false } as const;
export const postgres = {
  dialect: 'postgres',
  processes: 3,
  isSkipped: !findPostgres() && !process.env['CI'],
} as const;
/** Restarts and hashes take their time on a busy machine. */
export const killPatience = { timeout: 300_000 };

export type KilledServers = {
  ports: number[];
  store: DatabaseOptions;
  /** What has been delivered to the mail server, which refuses one mail in ten for now. */
  mails: Awaited<ReturnType<typeof smtpSink>>['mails'];
  /** Kills one server within this time and starts it again. */
  killOne: (withinMs: number) => Promise<void>;
};

/** Runs something beside built servers that live to be killed, on a store and a mail server of their own. */
export async function withKilledServers<Result>(
  { seed, dialect, processes, powerLoss = false }: KillOptions,
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
    // One for all processes: it stands in the tokens that they give out.
    SITE_ORIGIN: 'http://localhost',
    LOG_LEVEL: 'silent',
    ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
  };
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const servers = new Map<number, SiteServer>();
  const start = async (port: number) =>
    servers.set(port, await startSite({ ...environment, PORT: String(port) }, { answers: '/healthz' }));
  const killAll = () => Promise.all([...servers.values()].map((server) => server.kill()));
  process.once('exit', () => void killAll());
  try {
    await Promise.all(ports.map(start));
    return await run({
      ports,
      store,
      mails: sink.mails,
      async killOne(withinMs) {
        await wait(random() * withinMs);
        const victim = pick(ports, random());
        await servers.get(victim)?.kill();
        disk?.cut();
        await start(victim);
      },
    });
  } finally {
    await killAll();
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
