import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseOptions } from '../../services/database/database.ts';
import { createDatabase, findPostgres, startPostgres } from '../../services/database/testing/postgres-cluster.ts';
import { smtpSink } from '../../services/mail-relay/testing/smtp-sink.ts';
import { freePort } from '../../services/testing/free-port.ts';
import { cheapHashes, type SiteServer, startSite } from '../harness/site-server.ts';
import { unreliableDisk } from './power-loss/power-loss.ts';
import { seededRandom } from '../harness/random.ts';

export type KillOptions = {
  seed: number;
  kills: number;
  dialect: 'sqlite' | 'postgres';
  processes: number;
  /**
   * Each kill is a power cut, which also loses unsynced writes. Mails are stored in the data folder instead of sent, so that they
   * are on the same disk. For one process on SQLite.
   */
  powerLoss?: boolean;
};

/** The databases of the kill tests. A missing one is skipped; in CI it fails. */
export const sqlite = { dialect: 'sqlite', processes: 1, isSkipped: false } as const;
export const postgres = {
  dialect: 'postgres',
  processes: 3,
  isSkipped: !findPostgres() && !process.env['CI'],
} as const;
/** The time-out: restarts and hashes are slow on a busy machine. */
export const killPatience = { timeout: 300_000 };

export type KilledServers = {
  ports: number[];
  store: DatabaseOptions;
  /** The mails delivered to the mail server, which temporarily refuses one in ten. */
  mails: Awaited<ReturnType<typeof smtpSink>>['mails'];
  /** Kills one server within this time, and resolves to what starts it again. */
  killOne: (withinMs: number) => Promise<() => Promise<unknown>>;
};

/** Runs a test against built servers that it can kill, with their own store and mail server. */
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
    ...cheapHashes,
    DATA_DIR: dataDir,
    ...(disk ? disk.environment : { SMTP_URL: sink.url }),
    // The same origin for all processes, since it is part of their tokens.
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
    const starting = ports.map(start);
    // One that fails to start leaves no other on its way, which nothing would stop.
    await Promise.allSettled(starting);
    await Promise.all(starting);
    return await run({
      ports,
      store,
      mails: sink.mails,
      async killOne(withinMs) {
        await wait(random() * withinMs);
        const victim = pick(ports, random());
        await servers.get(victim)?.kill();
        disk?.cut();
        return () => start(victim);
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
