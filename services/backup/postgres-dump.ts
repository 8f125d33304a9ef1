import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { verifying } from '../database/open-postgres.ts';
import { postgresProgram } from '../database/postgres-program.ts';
import { BackupError, BackupToolMissingError } from './backup-error.ts';
import { emptySchema } from './empty-schema.ts';
import type { StoreState } from './manifest.ts';

const run = promisify(execFile);

/** Dumps a consistent snapshot of a database into a file for `pg_restore`, and returns its state. Rejects with BackupError. */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<StoreState> {
  const program = clientProgram('pg_dump');
  return withClient(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const state = await stateOf(client);
    if (state.migrations.length === 0) throw new BackupError('The database holds no store of this site.');
    const snapshot = `--snapshot=${rows[0]?.id}`;
    await runOn(databaseUrl, program, ['--format=custom', '--no-owner', '--no-privileges', snapshot, '-f', target]);
    return state;
  });
}

/**
 * Replaces the content of the dump's schema, tables of a newer version included, by the dump in one transaction. Writes the
 * dump as plain SQL into a file beside it. Rejects with BackupError.
 */
export async function restorePostgres(databaseUrl: string, dump: string): Promise<void> {
  const restore = clientProgram('pg_restore');
  const psql = clientProgram('psql');
  const listed = await execute(restore, ['--list', dump]);
  const schema = / TABLE (?!DATA )(.+) kysely_migration /.exec(listed)?.[1];
  if (schema === undefined) throw new BackupError('The dump holds no store of this site.');
  const script = `${dump}.sql`;
  // The script is complete before psql starts: of a stream that breaks off, psql would commit the beginning.
  await execute(restore, ['--no-owner', '--no-privileges', `--schema=${schema}`, `--file=${script}`, dump]);
  await leaveOut('SET transaction_timeout = 0;', script);
  const how = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction'];
  await runOn(databaseUrl, psql, [...how, `--command=${emptySchema(schema)}`, `--file=${script}`]);
}

/** Turns a setting at the head of a script into a comment: pg_restore of version 17 sets what an older server does not know. */
async function leaveOut(setting: string, script: string): Promise<void> {
  await using file = await open(script, 'r+');
  const head = Buffer.alloc(4096);
  await file.read(head);
  const at = head.indexOf(setting);
  if (at !== -1) await file.write('--', at);
}

/** Restores a dump into a temporary database and returns the state found there. Rejects with BackupError. */
export async function verifyDump(databaseUrl: string, dump: string): Promise<StoreState> {
  const name = `jantar_verify_${randomUUID().replaceAll('-', '')}`;
  return withClient(databaseUrl, async (client) => {
    await dropAbandoned(client);
    // The lock marks the database as in use; PostgreSQL releases it when this process ends.
    await client.query('select pg_advisory_lock(0, hashtext($1))', [name]);
    // A server may make databases of an encoding that has no Hindi; this one works whatever its locale.
    const empty = "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'";
    await client.query(`create database ${name} ${empty}`).catch((cause: unknown) => {
      throw new BackupError(
        `No database could be made to restore into (${String(cause)}). Allow it: alter role … createdb`,
        { cause },
      );
    });
    const address = new URL(databaseUrl);
    address.pathname = name;
    try {
      await restorePostgres(address.href, dump);
      return await withClient(address.href, stateOf);
    } finally {
      await client.query(`drop database ${name}`);
    }
  });
}

/** Drops temporary databases whose process was killed, which is to say whose lock is free. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(`
    select datname from pg_database
    where datname like 'jantar\\_verify\\_%' and pg_has_role(datdba, 'usage') and not exists (
      select from pg_locks where locktype = 'advisory' and classid = 0 and objid = hashtext(datname)::oid)`);
  // A database that a surviving child process still fills cannot be dropped; the next verification tries again.
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}"`).catch(() => undefined);
}

/** How long a session may take to end after its client has left. */
const sessionEndMs = 2000;

/** How many other sessions are connected to the database and stay: running processes of the site, or an open psql. */
export async function otherSessions(databaseUrl: string): Promise<number> {
  const others =
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";
  return withClient(databaseUrl, async (client) => {
    const last = performance.now() + sessionEndMs;
    for (;;) {
      const count = (await client.query<{ n: number }>(others)).rows[0]?.n ?? 0;
      if (count === 0 || performance.now() >= last) return count;
      await setTimeout(50);
    }
  });
}

async function stateOf(client: pg.Client): Promise<StoreState> {
  const listed = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  );
  const rows: Record<string, number> = {};
  for (const { name } of listed.rows) {
    const counted = await client.query<{ n: string }>(`select count(*) as n from "${name}"`);
    rows[name] = Number(counted.rows[0]?.n);
  }
  const migrations = Object.hasOwn(rows, 'kysely_migration')
    ? (await client.query<{ name: string }>('select name from kysely_migration order by name')).rows
    : [];
  return { migrations: migrations.map(({ name }) => name), rows };
}

async function withClient<Result>(databaseUrl: string, act: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: verifying(databaseUrl), connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Runs a program on a database. The password is passed in the environment, since every user of the machine can read command lines. */
async function runOn(databaseUrl: string, program: string, parameters: readonly string[]): Promise<void> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  await execute(program, [`--dbname=${address.href}`, ...parameters], env);
}

/** Runs a program and returns its standard output; rejects with a BackupError that quotes standard error. */
async function execute(program: string, parameters: readonly string[], env = process.env): Promise<string> {
  try {
    return (await run(program, parameters, { env })).stdout;
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new BackupError(`${path.basename(program)} failed: ${said}`, { cause });
  }
}

function clientProgram(name: 'pg_dump' | 'pg_restore' | 'psql'): string {
  const found = postgresProgram(name);
  if (found !== undefined) return found;
  throw new BackupToolMissingError(
    `${name} is not installed. Install PostgreSQL's client programs (Debian: apt-get install postgresql-client), ` +
      'or back the database up where it runs.',
  );
}
