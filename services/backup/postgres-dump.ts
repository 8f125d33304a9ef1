import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { accessSync, constants, globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { BackupError, BackupToolMissingError } from './backup-error.ts';
import { emptySchema } from './empty-schema.ts';
import type { StoreState } from './manifest.ts';

const run = promisify(execFile);

/** Dumps a database as it is at one moment into a file that `pg_restore` reads. Rejects with BackupError. */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<StoreState> {
  const program = postgresProgram('pg_dump');
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
 * Puts a dump in the place of what its schema holds, whatever a newer version has added to that, whole or not at all. Writes the
 * dump in clear into a file beside it. Rejects with BackupError.
 */
export async function restorePostgres(databaseUrl: string, dump: string): Promise<void> {
  const [restore, psql] = [postgresProgram('pg_restore'), postgresProgram('psql')];
  const listed = await execute(restore, ['--list', dump]);
  const schema = / TABLE (?!DATA )(.+) kysely_migration /.exec(listed)?.[1];
  if (schema === undefined) throw new BackupError('The dump holds no store of this site.');
  const script = `${dump}.sql`;
  // Written to its end first: of a stream that breaks off, psql would commit the beginning.
  await execute(restore, ['--no-owner', '--no-privileges', `--schema=${schema}`, `--file=${script}`, dump]);
  const how = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction'];
  await runOn(databaseUrl, psql, [...how, `--command=${emptySchema(schema)}`, `--file=${script}`]);
}

/** Restores a dump into a database that is dropped again, and tells what was in it. */
export async function provenDump(databaseUrl: string, dump: string): Promise<StoreState> {
  const name = `jantar_verify_${randomUUID().replaceAll('-', '')}`;
  return withClient(databaseUrl, async (client) => {
    await dropAbandoned(client);
    // Held for as long as the database is there, and gone with this process.
    await client.query('select pg_advisory_lock(0, hashtext($1))', [name]);
    await client.query(`create database ${name}`).catch((cause: unknown) => {
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

/** Drops the databases of earlier proofs whose process was killed: nobody holds their lock. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(`
    select datname from pg_database
    where datname like 'jantar\\_verify\\_%' and pg_has_role(datdba, 'usage') and not exists (
      select from pg_locks where locktype = 'advisory' and classid = 0 and objid = hashtext(datname)::oid)`);
  // One that a program of the killed process still fills cannot go; the next proof finds it again.
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}"`).catch(() => undefined);
}

/** How many others are connected to the database: processes of the site that run, or somebody's psql. */
export async function otherSessions(databaseUrl: string): Promise<number> {
  const others =
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";
  return withClient(databaseUrl, async (client) => (await client.query<{ n: number }>(others)).rows[0]?.n ?? 0);
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
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** The password goes by the environment: every user of the machine sees the words of a command. */
async function runOn(databaseUrl: string, program: string, parameters: readonly string[]): Promise<void> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  await execute(program, [`--dbname=${address.href}`, ...parameters], env);
}

/** What a program says; rejects with BackupError and its complaint when it fails. */
async function execute(program: string, parameters: readonly string[], env = process.env): Promise<string> {
  try {
    return (await run(program, parameters, { env })).stdout;
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new BackupError(`${path.basename(program)} failed: ${said}`, { cause });
  }
}

/** On the PATH, or where Debian puts them, the newest first. */
function postgresProgram(name: 'pg_dump' | 'pg_restore' | 'psql'): string {
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted(
    (one, other) => -one.localeCompare(other, 'en', { numeric: true }),
  );
  const folders = [...debian, ...(process.env['PATH'] ?? '').split(path.delimiter)];
  const found = folders.map((folder) => path.join(folder, name)).find(isProgram);
  if (found !== undefined) return found;
  throw new BackupToolMissingError(
    `${name} is not installed. Install PostgreSQL's client programs (Debian: apt-get install postgresql-client), ` +
      'or back the database up where it runs.',
  );
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
