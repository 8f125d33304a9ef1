import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isBelievedTime } from './believed-time.ts';
import { connectDatabase, type DatabaseOptions, openDatabase } from './database.ts';
import { knownMigrations } from './migrate.ts';
import { type StoreFault, storeFault } from './store-fault.ts';
import { folderOfTest } from '../testing/temporary-folders.ts';
import { describeOnEachDialect, describeOnPostgres } from './testing/each-dialect.ts';
import { openStore as open } from './testing/open-store.ts';

const execute = promisify(execFile);
/** The fault that an act ends with. */
const faultOf = async (act: Promise<unknown>) => storeFault(await act.catch((error: unknown) => error));
const hourMs = 60 * 60_000;
const log = pino({ level: 'silent' });

const due = { state: 'waiting', route: 'primary', created_at: 1, due_at: 1 } as const;
const mail = { key: 'k', template: 'contact', fields: '{}', ...due };

describeOnEachDialect('The store', (freshStore, withoutSchema) => {
  test('that was off for long is pruned after a day, also by two processes whose clocks differ by seconds', async () => {
    await using database = await openDatabase(await freshStore());
    const begun = Date.UTC(2026, 10, 1);
    const start = begun + 48 * hourMs;
    await isBelievedTime(database.db, begun, log);
    const believed: boolean[] = [];
    for (let hour = 0; hour <= 24; hour += 1) {
      const now = start + hour * hourMs;
      for (const clock of [now, now - 5000]) believed.push(await isBelievedTime(database.db, clock, log));
    }
    expect([believed.indexOf(true), believed.at(-1)]).toEqual([48, true]);
  });

  test('three processes that start at once migrate it once', async () => {
    const options = await withoutSchema();
    const program = fileURLToPath(new URL('testing/open-once.ts', import.meta.url));
    const start = () => execute(process.execPath, [program, JSON.stringify(options)]);
    await Promise.all([start(), start(), start()]);
    const { db } = await open(options);
    const applied = await sql`select name from kysely_migration order by name`.execute(db);
    expect(applied.rows).toEqual(knownMigrations.map((name) => ({ name })));
  });
});

describe('SQLite', () => {
  test('keeps nothing of what was deleted in its files', async () => {
    const dataDir = folderOfTest();
    const { db, overwriteDeleted } = await open({ dataDir });
    for (let count = 0; count < 60; count += 1) {
      const visitor = `indigo${count}@example.com`;
      const row = { ...mail, key: `${count}`, visitor, fields: `${visitor} `.repeat([3, 60, 900][count % 3] ?? 0) };
      await db.insertInto('outbox').values(row).execute();
      await db.updateTable('outbox').set({ lease: 'a lease' }).where('key', '=', row.key).execute();
    }
    await db.deleteFrom('outbox').where('key', '!=', '7').execute();
    await overwriteDeleted();
    const files = globSync('*', { cwd: dataDir }).map((file) => readFileSync(join(dataDir, file), 'latin1'));
    expect([...new Set(files.join('').match(/indigo\d+@/g))]).toEqual(['indigo7@']);
  });

  test('waits for another program that writes, while the event loop goes on', async () => {
    const dataDir = folderOfTest();
    const { proveWrite } = await open({ dataDir });
    const other = new DatabaseSync(join(dataDir, 'site.sqlite'));
    other.exec('begin immediate');
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    let written = false;
    const write = proveWrite().then(() => (written = true));
    await wait(400);
    expect(written).toBe(false);
    delay.disable();
    other.exec('commit');
    other.close();
    await write;
    // The median: another program on a busy machine may take the processor away for a moment.
    expect(delay.percentile(50) / 1e6).toBeLessThan(15);
  });

  test(
    'refuses further writes at once while another program holds the lock for long, also between reads',
    { timeout: 5000 },
    async () => {
      const dataDir = folderOfTest();
      const { proveWrite, size } = await open({ dataDir });
      const other = new DatabaseSync(join(dataDir, 'site.sqlite'));
      onTestFinished(() => other.close());
      other.exec('begin immediate');
      const first = proveWrite();
      await wait(100);
      const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000);
      onTestFinished(() => clock.mockRestore());
      await expect(first).rejects.toThrow('locked');
      await size();
      await expect(proveWrite()).rejects.toThrow('locked');
    },
  );

  test.each(['deleted', 'replaced'])('refuses to write once its file was %s', async (change) => {
    const dataDir = folderOfTest();
    const { proveWrite, db } = await open({ dataDir });
    await proveWrite();
    rmSync(join(dataDir, 'site.sqlite'));
    if (change === 'replaced') writeFileSync(join(dataDir, 'site.sqlite'), '');
    await expect(proveWrite()).rejects.toThrow(`was ${change} while the site was running`);
    expect((await faultOf(proveWrite())).kind).toBe('replaced');
    const insert = (transaction: typeof db) => transaction.insertInto('outbox').values(mail).execute();
    await expect(db.transaction().execute(insert)).rejects.toThrow(`was ${change}`);
  });

  test.each(['missing', 'empty'])('does not begin anew where the file of an earlier store is %s', async (state) => {
    const dataDir = folderOfTest();
    await (await openDatabase({ dataDir })).close();
    for (const file of globSync('site.sqlite{,-wal,-shm}', { cwd: dataDir })) rmSync(join(dataDir, file));
    if (state === 'empty') writeFileSync(join(dataDir, 'site.sqlite'), '');
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /There was a store.*\n.*PostgreSQL, set DATABASE_URL\. Else .*restore/,
    );
    rmSync(join(dataDir, 'site.sqlite.made'));
    await open({ dataDir });
  });

  test('does not begin anew where kept mail tells of an earlier store', async () => {
    const dataDir = folderOfTest();
    mkdirSync(join(dataDir, 'mail/new'), { recursive: true });
    writeFileSync(join(dataDir, 'mail/new/1'), 'Subject: hello');
    await expect(openDatabase({ dataDir })).rejects.toThrow('There was a store');
  });
});

describeOnPostgres('A connection to the store', (freshStore, withoutSchema) => {
  test('that is lost at its first statement leaves its place to another', async () => {
    const address = new URL((await freshStore()).databaseUrl);
    const { hostname, port } = address;
    let isDown = true;
    // As a pooler whose PostgreSQL is away: it lets the site in, and hangs up on what it asks.
    const pooler = createServer((site) => {
      const server = connect(Number(port), hostname);
      site.on('data', (bytes) => (isDown && bytes[0] === 'Q'.charCodeAt(0) ? site.destroy() : server.write(bytes)));
      server.pipe(site);
      site.on('error', () => undefined).on('close', () => server.destroy());
      server.on('error', () => undefined).on('close', () => site.destroy());
    });
    await once(pooler.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void pooler.close());
    address.port = String((pooler.address() as AddressInfo).port);
    const { db, close } = connectDatabase({ dataDir: '/nowhere', databaseUrl: address.href });
    onTestFinished(close);
    const ask = () => db.selectFrom('outbox').select('key').execute();
    for (let number = 0; number < 11; number += 1) await expect(ask()).rejects.toThrow('Connection terminated');
    isDown = false;
    expect(await ask()).toEqual([]);
  });

  test.each<[string, StoreFault['kind'], string, (address: URL) => unknown]>([
    ['whose database cannot hold Hindi', 'refused', '-E UTF8', (address) => (address.pathname = '/postgres')],
    ['as an unknown user', 'refused', 'pg_hba.conf', (address) => (address.username = 'stranger')],
    ['as a user without rights', 'refused', 'Grant it', (address) => (address.username = 'guest')],
    [
      'that is a standby',
      'unreachable',
      'Promote it',
      ({ searchParams }) => searchParams.set('options', '-c default_transaction_read_only=on'),
    ],
    ['with TLS that is not there', 'refused', 'sslmode', ({ searchParams }) => searchParams.set('sslmode', 'require')],
  ])('%s is %s with what to do', async (_, kind, remedy, change) => {
    const store = await withoutSchema();
    const address = new URL(store.databaseUrl);
    const { db, close } = connectDatabase(store);
    await sql`do $$ begin create role guest login; exception when duplicate_object then null; end $$`.execute(db);
    await close();
    change(address);
    const warned = vi.spyOn(process, 'emitWarning');
    const fault = await faultOf(openDatabase({ dataDir: '/nowhere', databaseUrl: address.href }));
    expect(fault).toMatchObject({ kind, remedy: expect.stringContaining(remedy) });
    expect(warned).not.toHaveBeenCalled();
  });

  test('that led to a standby leads to the new primary once there is one, as after a failover', async () => {
    const store = await freshStore();
    const admin = await open(store);
    const change = (setting: string) => {
      const name = new URL(store.databaseUrl).pathname.slice(1);
      return sql.raw(`alter database ${name} ${setting}`).execute(admin.db);
    };
    // It holds for the connections that are made from then on.
    await change('set default_transaction_read_only = on');
    const { proveWrite, close } = connectDatabase(store);
    onTestFinished(close);
    expect((await faultOf(proveWrite())).remedy).toContain('Promote it');
    await change('reset default_transaction_read_only');
    await proveWrite();
  });

  test('ends by itself where its transaction stands idle, so that a lost host holds no locks', async () => {
    const { db } = await open(await freshStore());
    const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db);
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '8s' }]);
  });

  test('that is lost within a transaction is told as that', async () => {
    const { db } = await open(await freshStore());
    const lost = db.transaction().execute(async (transaction) => {
      const end = sql`select pg_terminate_backend(pg_backend_pid())`;
      await end.execute(transaction).catch(() => end.execute(transaction));
    });
    expect((await faultOf(lost)).kind).toBe('unreachable');
  });
});

describe('What keeps a store closed', () => {
  test('a store of a newer version is told from one that cannot be reached', async () => {
    const stores = { dataDir: folderOfTest(), databaseUrl: 'postgres://test@127.0.0.1:1/none' };
    const { db } = await open({ dataDir: stores.dataDir });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(db);
    const kindOf = async (options: DatabaseOptions) => (await faultOf(openDatabase(options))).kind;
    expect(await kindOf({ dataDir: stores.dataDir })).toBe('newer');
    expect(await kindOf(stores)).toBe('unreachable');
    const socket = 'postgres://test@localhost/none?host=/nowhere';
    expect(await kindOf({ ...stores, databaseUrl: socket })).toBe('unreachable');
  });

  test.each<[says: string, code: string | undefined, StoreFault['kind'], remedy: string]>([
    ['unsupported startup parameter: statement_timeout', '08P01', 'refused', 'PostgreSQL itself'],
    ['pgbouncer cannot connect to server', '08P01', 'unreachable', 'Start it'],
    ['sorry, too many clients already', '53300', 'unreachable', 'max_connections'],
    ['SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', undefined, 'refused', 'password'],
    ['self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'refused', 'sslrootcert='],
    ['unable to verify the first certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'refused', 'sslrootcert='],
    ['not in the cert’s altnames', 'ERR_TLS_CERT_ALTNAME_INVALID', 'refused', 'sslrootcert='],
  ])('"%s" (%s) is %s with what to do', (says, code, kind, remedy) => {
    const fault = storeFault(Object.assign(new Error(says), { code }));
    expect(fault).toMatchObject({ kind, remedy: expect.stringContaining(remedy) });
  });
});
