import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../services/testing/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The time-out of a start, which usually takes half a second. */
const startLimitMs = 30_000;

/** The settings of a server whose tests are not about the cost of a password. */
export const cheapHashes = { NODE_OPTIONS: `--import=${new URL('cheap-hashes.ts', import.meta.url).href}` };

/** The recipient of visitors' messages. */
export const ownerAddress = 'owner@jantar.test';

export type SiteServer = Awaited<ReturnType<typeof startSite>>;

type StartOptions = {
  /** The path that answers 200 once it is ready. */
  answers?: string;
  /** A file descriptor for its log; without one the log is kept for `said`. */
  stdout?: number;
  /** The folder of another build (`startable`); the project's own when absent. */
  folder?: string;
  /** The name of this machine in the site's origin: browsers have passkeys at `localhost` alone. */
  host?: '127.0.0.1' | 'localhost';
};

/**
 * Starts the built server as a process, on a free port, with a new data folder unless DATA_DIR names one. Rejects with its output when it
 * does not get ready. When this process ends before it is stopped, it is killed.
 */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  { answers = '/readyz', stdout, folder = root, host = '127.0.0.1' }: StartOptions = {},
) {
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(path.join(tmpdir(), 'site-data-')));
  const port = Number(settings['PORT'] ?? (await freePort()));
  const origin = `http://${host}:${port}`;
  const child = spawn(process.execPath, ['--', path.join(folder, 'build/server/jantar.js'), 'start'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      SITE_ORIGIN: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      MAIL_FROM: 'site@jantar.test',
      MAIL_TO: ownerAddress,
      // Trusts the tests as a proxy, so that each can have its own client address and rate limits.
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const removeData = () => {
    if (settings['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const abandon = () => {
    child.kill('SIGKILL');
    removeData();
  };
  process.once('exit', abandon);
  const closed = once(child, 'close').finally(() => process.off('exit', abandon));
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closed;
    return child.exitCode;
  };
  const stop = async () => {
    const code = await kill('SIGTERM');
    removeData();
    return code;
  };
  try {
    await untilReady(origin + answers, child);
  } catch (cause) {
    await stop();
    throw new Error(`The server did not get ready. Is the site built? It said:\n${said.join('')}`, { cause });
  }
  const key = (await readFile(path.join(settings['DATA_DIR'] ?? dataDir, 'owner-key'), 'utf8')).trim();
  return {
    origin,
    port,
    dataDir,
    pid: child.pid ?? 0,
    /** Opens the owner's inbox. */
    inboxLink: `${origin}/mailbox/enter?key=${key}`,
    /** Its output so far. */
    said: () => said.join(''),
    /** Stops it by SIGTERM; resolves to its exit code. */
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
    /** Kills it at once, as a power cut would; its data folder stays. */
    kill: () => kill('SIGKILL'),
  };
}

/** Runs the built server while `visit` lasts. */
export async function withSite(settings: Readonly<Record<string, string>>, visit: (site: SiteServer) => Promise<void>) {
  await using site = await startSite(settings);
  await visit(site);
}

/** The memory of a running server. */
export function residentMegabytes({ pid }: SiteServer): number {
  return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** The output of a server that fails to start; rejects unless it ends with code 1. */
export async function refusedStart(settings: Readonly<Record<string, string>>): Promise<string> {
  const refused = await startSite(settings).catch((error: unknown) => error);
  if (!(refused instanceof Error)) throw new Error('The server started.');
  if (!(refused.cause instanceof Error) || refused.cause.message !== 'It ended with 1.') throw refused;
  return refused.message.replace(/^.*\n/, '');
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(child.exitCode === null ? 'It took too long.' : `It ended with ${child.exitCode}.`);
}
