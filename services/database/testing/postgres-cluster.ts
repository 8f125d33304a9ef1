import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../testing/free-port.ts';
import { memoryFolder } from '../../testing/memory-folder.ts';
import { postgresProgram } from '../postgres-program.ts';

const startLimitMs = 20_000;

/** The folder of PostgreSQL's server programs; undefined when they are not installed. */
export function findPostgres(): string | undefined {
  const program = postgresProgram('initdb');
  return program && dirname(program);
}

/**
 * A PostgreSQL server of its own, in a temporary folder, on a free loopback port. Its locale is the one that knows the least, and
 * that every machine has. A database has Hindi only if it asks for UTF8.
 * @param durable flushes every commit to disk; without it a loss of power loses commits, a killed process does not, and the data
 * lie in memory where there is room: a database is 300 files
 */
export async function startPostgres({ durable = false } = {}) {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed. Install it (Debian: apt-get install postgresql).');
  const folder = mkdtempSync(join(durable ? tmpdir() : (memoryFolder ?? tmpdir()), 'postgres-'));
  const data = join(folder, 'data');
  const options = { ...ownerFor(folder), cwd: folder, stdio: 'ignore' } as const;
  const first = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'LATIN1', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), first, options);
  const port = await freePort();
  const fsync = durable ? 'on' : 'off';
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, port, fsync };
  const given = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const address = `postgres://test@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = spawn(join(programs ?? '', 'postgres'), ['-D', data, ...given], options);
    await untilItAnswers(address, server);
  }
  async function crash(): Promise<void> {
    if (server?.exitCode !== null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
  }
  function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = server?.pid ?? 0;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    for (const one of [pid, ...children]) process.kill(one, name);
  }
  const stopNow = () => server?.kill('SIGQUIT');
  process.on('exit', stopNow);
  await start();

  return {
    /** The address of its first database, for `createDatabase`; its encoding is LATIN1. */
    address,
    /** Starts it again after a crash. */
    start,
    /** Ends the server at once, as a crash would, with its data kept. */
    crash,
    /** Suspends every process of the server, with connections open; `thaw` resumes them. */
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async stop(): Promise<void> {
      process.off('exit', stopNow);
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database in a cluster, as a copy of the one at `original` or empty, and returns its address. */
export async function createDatabase(cluster: string, original?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = original === undefined ? 'template0' : new URL(original).pathname.slice(1);
  await run(cluster, `create database ${name} template ${template} encoding 'UTF8'`);
  return new URL(`/${name}`, cluster).href;
}

/** Deletes such a database, which nothing uses any more. */
export async function dropDatabase(address: string): Promise<void> {
  const name = new URL(address).pathname.slice(1);
  await run(new URL('/postgres', address).href, `drop database ${name} with (force)`);
}

/** The user to run PostgreSQL as. It refuses to run as root; then it is the user that its package created. */
function ownerFor(folder: string): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const limit = Date.now() + startLimitMs;
  for (;;) {
    try {
      return await run(url, 'select 1');
    } catch (error) {
      if (server.exitCode !== null || Date.now() > limit) throw error;
      await wait(50);
    }
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
