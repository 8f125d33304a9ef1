import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { describeOnEachDialect, temporaryFolders } from './testing/each-dialect.ts';

const execute = promisify(execFile);

const opened: Database[] = [];
async function open(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options);
  opened.push(database);
  return database;
}
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

const mail = {
  key: 'k',
  template: 'contact',
  fields: '{}',
  state: 'waiting' as const,
  route: 'primary' as const,
  created_at: 1_795_000_000_000,
  due_at: 1_795_000_000_000,
};

describeOnEachDialect('The store', (freshStore) => {
  test('answers a ping once it is open', async () => {
    const database = await open(await freshStore());
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test('a ping of a closed store is rejected', async () => {
    const database = await openDatabase(await freshStore());
    await database.close();
    await expect(database.ping()).rejects.toThrow(/destroyed|not open|closed|end/);
  });

  test('keeps its rows when it is opened again', async () => {
    const options = await freshStore();
    const first = await openDatabase(options);
    await first.db.insertInto('outbox').values(mail).execute();
    await first.close();
    const second = await open(options);
    expect(await second.db.selectFrom('outbox').select('key').execute()).toEqual([{ key: 'k' }]);
  });

  test('three processes that start at once migrate it once', async () => {
    const options = await freshStore();
    const program = fileURLToPath(new URL('testing/open-once.ts', import.meta.url));
    const start = () => execute(process.execPath, [program, JSON.stringify(options)]);
    await Promise.all([start(), start(), start()]);
    const { db } = await open(options);
    const applied = await sql`select name from kysely_migration order by name`.execute(db);
    const files = globSync('[0-9]*.ts', { cwd: fileURLToPath(new URL('migrations', import.meta.url)) });
    const names = files.filter((file) => !file.includes('.test.')).map((file) => basename(file, '.ts'));
    expect(names.length).toBeGreaterThan(6);
    expect(applied.rows).toEqual(names.toSorted().map((name) => ({ name })));
  });

  test('times come back as numbers', async () => {
    const { db } = await open(await freshStore());
    await db.insertInto('outbox').values(mail).execute();
    expect(await db.selectFrom('outbox').select(['created_at', 'attempts']).executeTakeFirst()).toEqual({
      created_at: mail.created_at,
      attempts: 0,
    });
  });

  test('transactions of one process do not mix, and a failed one leaves nothing', async () => {
    const { db } = await open(await freshStore());
    const write = (key: string, fail: boolean) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('outbox')
          .values({ ...mail, key })
          .execute();
        if (fail) throw new Error('changed its mind');
      });
    const results = await Promise.allSettled([write('a', false), write('b', true), write('c', false)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await db.selectFrom('outbox').select('key').orderBy('key').execute()).toEqual([{ key: 'a' }, { key: 'c' }]);
  });
});

describe('SQLite', () => {
  const folder = temporaryFolders();

  test('waits for the disk at every commit', async () => {
    const { db } = await open({ dataDir: folder() });
    const { rows } = await sql`select journal_mode, synchronous from pragma_journal_mode, pragma_synchronous`.execute(
      db,
    );
    expect(rows).toEqual([{ journal_mode: 'wal', synchronous: 2 }]);
  });

  test('waits up to five seconds for another process that writes', async () => {
    const { db } = await open({ dataDir: folder() });
    const { rows } = await sql`select timeout from pragma_busy_timeout`.execute(db);
    expect(rows).toEqual([{ timeout: 5000 }]);
  });

  test('says which folder it cannot use', async () => {
    await expect(openDatabase({ dataDir: '/dev/null/data' })).rejects.toThrow('/dev/null/data');
  });
});

describe('PostgreSQL', () => {
  test('a server that does not answer stops the start', async () => {
    await expect(openDatabase({ dataDir: '', databaseUrl: 'postgres://test@127.0.0.1:1/none' })).rejects.toThrow(
      'brought up to date',
    );
  });
});
