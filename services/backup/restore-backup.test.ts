import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase, type DatabaseOptions, openDatabase } from '../database/database.ts';
import { describeOnEachDialect, describeOnPostgres, type FreshStore } from '../database/testing/each-dialect.ts';
import { isNotRoot } from '../testing/is-not-root.ts';
import { folderOfTest } from '../testing/temporary-folders.ts';
import type * as programs from '../database/postgres-program.ts';
import { makeEarlierStore } from '../database/testing/earlier-store.ts';
import { readManifest } from './manifest.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';
import { verifySqlite } from './sqlite-copy.ts';
import { backUp } from './testing/back-up.ts';

const earlier = '0009-limits';

/** The program that stands in for pg_restore, where a test has one. */
const standIn = vi.hoisted(() => ({ restore: '', isFor: '' }));
vi.mock('../database/postgres-program.ts', async (original) => {
  const { postgresProgram } = await original<typeof programs>();
  standIn.isFor = postgresProgram('pg_restore') ?? '';
  return {
    postgresProgram: (name: Parameters<typeof postgresProgram>[0]) =>
      (name === 'pg_restore' && standIn.restore) || postgresProgram(name),
  };
});

/** Executes statements in a store, whatever its version. Returns the rows of the last. */
async function run<Row>(options: DatabaseOptions, ...statements: string[]): Promise<Row[]> {
  await using store = connectDatabase(options);
  let rows: Row[] = [];
  for (const statement of statements) ({ rows } = await sql.raw<Row>(statement).execute(store.db));
  return rows;
}

/** Each table with its columns and its rows. */
async function contents(options: DatabaseOptions) {
  await using store = connectDatabase(options);
  const tables = await store.db.introspection.getTables({ withInternalKyselyTables: true });
  const found = tables.map(async ({ name, columns }) => {
    const names = columns.map((column) => column.name).toSorted();
    const { rows } = await sql`select * from ${sql.table(name)} order by 1`.execute(store.db);
    return [name, { names, rows }] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** What lies in schemas and is not of the site's earlier version, tables, types and functions, without those of extensions. */
async function addedIn(options: DatabaseOptions, schemas: string): Promise<string[]> {
  const things = await run<{ name: string }>(
    options,
    `select name from (
      select relname, relnamespace, oid from pg_class where relkind <> 'i' union all
      select typname, typnamespace, oid from pg_type where typcategory <> 'A' and typrelid = 0 union all
      select proname, pronamespace, oid from pg_proc) as things (name, namespace, id)
    where namespace::regnamespace::text in (${schemas})
      and not exists (select from pg_depend where objid = id and deptype = 'e')
    order by name`,
  );
  return things.map(({ name }) => name);
}

/** A store of an earlier version with a visitor in it, backed up and then brought up to date. */
async function upgraded(withoutSchema: FreshStore) {
  const store = await withoutSchema();
  await makeEarlierStore(store, earlier);
  await run(
    store,
    `insert into accounts (id, email, email_verified, disabled, created_at, last_login_at) values ('asha', 'asha@example.com', 1, 0, 1, 1)`,
    `insert into subscribers (address, email, state, created_at) values ('asha@example.com', 'Asha@example.com', 'confirmed', 1)`,
    `insert into newsletter_tokens (hash, address, purpose) values ('hash', 'asha@example.com', 'unsubscribe')`,
  );
  const before = await contents(store);
  const { folder } = await backUp({ ...store, reason: 'upgrade' });
  await (await openDatabase(store)).close();
  await run(store, `insert into known_devices (account_id, hash, network, seen_at) values ('asha', 'h', 'n', 1)`);
  return { store, before, folder };
}

describeOnEachDialect('A backup made before an upgrade', (_, withoutSchema) => {
  test('brings the store of before back, with nothing of the newer schema, and can be upgraded again', async () => {
    const { store, before, folder } = await upgraded(withoutSchema);
    expect(Object.keys(await contents(store))).toContain('known_devices');
    await restoreBackup({ ...store, folder });
    expect(await contents(store)).toEqual(before);
    await using database = await openDatabase(store);
    await database.proveWrite();
    expect(Object.keys(await contents(store))).toContain('known_devices');
  });
});

test.skipIf(isNotRoot)('A backup that root copied here is said to be closed, with how to give it to the site', () => {
  const [folder, nobody] = [folderOfTest(), 65534];
  process.seteuid?.(nobody);
  try {
    expect(() => readManifest(folder)).toThrow(new RegExp(`closed to this user.*chown -R ${nobody}:`));
  } finally {
    process.seteuid?.(0);
  }
});

test('A damaged store of SQLite is replaced together with the log that it left', async () => {
  const { store, before, folder } = await upgraded(async () => ({ dataDir: folderOfTest() }));
  const file = path.join(store.dataDir, 'site.sqlite');
  const open = connectDatabase(store);
  await sql`delete from accounts`.execute(open.db);
  const log = readFileSync(`${file}-wal`);
  await open.close();
  writeFileSync(file, Buffer.alloc(9000, 1));
  writeFileSync(`${file}-wal`, log);
  await restoreBackup({ ...store, folder });
  expect(await contents(store)).toEqual(before);
});

test('A store with a row that belongs to none is damaged, and the table is named', () => {
  const file = path.join(folderOfTest(), 'site.sqlite');
  const store = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  store.exec('create table accounts (id text primary key); create table sessions (account text references accounts)');
  store.exec("insert into sessions values ('nobody')");
  store.close();
  expect(() => verifySqlite(file)).toThrow(`${file} is damaged: rows of sessions belong to none.`);
});

describeOnPostgres('A backup', (freshStore, withoutSchema) => {
  /** A database of a role that owns it and may do no more, with a schema of this name; `admin` may do anything in it. */
  async function ownedStore(schema: string) {
    const admin = await withoutSchema();
    const address = new URL(admin.databaseUrl);
    const name = address.pathname.slice(1);
    await run(admin, `create role ${name} login createdb`, `alter database ${name} owner to ${name}`);
    address.username = name;
    address.search = `?options=-c%20search_path%3D${schema}`;
    const store = { ...admin, databaseUrl: address.href };
    if (schema !== 'public') await run(store, `create schema ${schema}`);
    return { admin, store };
  }

  test.each(['public', 'shop'])(
    'replaces whatever a newer version may have added to the schema %s, and nothing that is of somebody else',
    async (schema) => {
      const { admin, store: fresh } = await ownedStore(schema);
      const { store, before, folder } = await upgraded(async () => fresh);
      await run(
        store,
        `create type mood as enum ('good')`,
        `create domain short as text`,
        `create type span as range (subtype = int)`,
        `create type pair as (one int, two int)`,
        `create function later(one mood, two short) returns int language sql as 'select 1'`,
        `create sequence later_numbers`,
        `create table later (id int generated always as identity, mood mood, known text references accounts (id), number serial)`,
        `create view later_view as select * from later`,
        `create materialized view later_kept as select * from accounts`,
        `create extension pg_trgm`,
        `create schema other`,
        `create table other.kept (id int)`,
      );
      await run(admin, `create table ${schema}.theirs (id int)`);
      await restoreBackup({ ...store, folder });
      const left = await addedIn(admin, `'${schema}', 'other'`);
      expect(left.filter((name) => !Object.keys(before).includes(name))).toEqual(['kept', 'theirs']);
      await run(admin, `drop table ${schema}.theirs, other.kept`);
      expect(await contents(store)).toEqual(before);
      await verifyBackup({ ...store, folder });
    },
  );

  test('of SQLite goes into a new PostgreSQL with every row and its mails, and not into one that is in use', async () => {
    const { store } = await upgraded(async () => ({ dataDir: folderOfTest() }));
    const rows = `insert into outbox (key, template, fields, state, route, attempts, created_at, due_at) values `;
    const row = (n: number) => `('${n}', 'contact', '{"message":"नमस्ते"}', 'sent', 'primary', 1, ${n}, 0)`;
    const many = Array.from({ length: 1001 }, (_, n) => row(n));
    await run(store, rows + many.join());
    mkdirSync(path.join(store.dataDir, 'mail/new'), { recursive: true });
    writeFileSync(path.join(store.dataDir, 'mail/new/one'), 'From: Asha');
    const { folder } = await backUp(store);
    const target = await withoutSchema();
    await restoreBackup({ ...target, folder });
    const copied = async (of: DatabaseOptions) =>
      Object.entries(await contents(of)).filter(([name]) => !/^(?:kysely|store$|believed|limit_)/.test(name));
    const rowsOf = async (of: DatabaseOptions) => (await copied(of)).map(([name, { rows: found }]) => [name, found]);
    expect(await rowsOf(target)).toEqual(await rowsOf(store));
    expect(readFileSync(path.join(target.dataDir, 'mail/new/one'), 'utf8')).toBe('From: Asha');
    await expect(restoreBackup({ ...target, folder })).rejects.toThrow('has rows already (accounts)');
    expect(readFileSync(path.join(target.dataDir, 'mail/new/one'), 'utf8')).toBe('From: Asha');
  });

  test('can be verified several times at once, and the next verification removes what a killed one left', async () => {
    const store = await freshStore();
    const { folder } = await backUp(store);
    const left = `jantar_verify_${path.basename(store.dataDir).toLowerCase().replace('-', '_')}`;
    await run(store, `create database ${left}`);
    await Promise.all([1, 2, 3].map(() => verifyBackup({ ...store, folder })));
    expect(await run(store, `select from pg_database where datname = '${left}'`)).toEqual([]);
  });

  test('is restored by programs that are newer than its server', async () => {
    standIn.restore = path.join(folderOfTest(), 'pg_restore');
    onTestFinished(() => void (standIn.restore = ''));
    // Version 17 writes this line into every script; PostgreSQL 16 and older do not know the setting.
    const lines = String.raw`s/^SET lock_timeout.*/&\nSET transaction_timeout = 0;/`;
    const script = `"${standIn.isFor}" "$@" || exit
for one; do case $one in --file=*) sed -i '${lines}' "\${one#--file=}";; esac; done
`;
    writeFileSync(standIn.restore, `#!/bin/sh\n${script}`, { mode: 0o700 });
    const store = await freshStore();
    const { folder } = await backUp(store);
    expect(await verifyBackup({ ...store, folder })).toMatchObject({ store: 'postgres' });
  });

  test('that cannot be restored to its end leaves the store as it was', async () => {
    const { admin, store: fresh } = await ownedStore('public');
    const { store, folder } = await upgraded(async () => fresh);
    const upgradedStore = await contents(store);
    const key = path.join(store.dataDir, 'owner-key');
    writeFileSync(key, 'of before');
    await run(
      admin,
      `create schema guard`,
      `create function guard.refuse() returns event_trigger language plpgsql as $$begin raise 'no index today'; end$$`,
      `create event trigger refuse on ddl_command_start when tag in ('CREATE INDEX') execute function guard.refuse()`,
    );
    await expect(restoreBackup({ ...store, folder })).rejects.toThrow('no index today');
    expect(await contents(store)).toEqual(upgradedStore);
    expect(readFileSync(key, 'utf8')).toBe('of before');
  });
});
