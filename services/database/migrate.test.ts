import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { connectDatabase } from './database.ts';
import { describeOnEachDialect } from './testing/each-dialect.ts';
import { earlierVersions, makeEarlierStore } from './testing/earlier-store.ts';

type AnyTables = Kysely<Record<string, Record<string, unknown>>>;
type Rows = Record<string, Record<string, unknown>[]>;

/** What others refer to, before the rest. */
const first = ['accounts', 'sessions', 'subscribers'];

/** Fills every table with two rows whose keys lead to each other, and gives what then lies in them. */
async function fill(db: AnyTables): Promise<Rows> {
  const tables = await db.introspection.getTables();
  const place = ({ name }: { name: string }) => (first.indexOf(name) + first.length + 1) % (first.length + 1);
  for (const { name, columns } of tables.toSorted((one, other) => place(one) - place(other))) {
    const rows = [1, 2].map((row) =>
      Object.fromEntries(columns.map((column) => [column.name, valueOf(column.name, column.dataType, row)])),
    );
    await db
      .insertInto(name)
      .values(rows)
      .onConflict((clash) => clash.doNothing())
      .execute();
  }
  return rowsOf(db, Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((one) => one.name)])));
}

function valueOf(column: string, type: string, row: number): unknown {
  if (column === 'fields')
    return JSON.stringify(row === 1 ? { email: 'Asha@example.com', message: 'हमारी "दुकान"' } : {});
  return /int/i.test(type) ? row : `${row}`;
}

async function rowsOf(db: AnyTables, columns: Record<string, string[]>): Promise<Rows> {
  const found: Rows = {};
  for (const [table, names] of Object.entries(columns)) {
    found[table] = await db.selectFrom(table).select(names).orderBy(names).execute();
  }
  return found;
}

describeOnEachDialect('An upgrade', (_, withoutSchema) => {
  test.each(earlierVersions)('from %s keeps every row of every table, and the store takes writes', async (version) => {
    const options = await withoutSchema();
    await makeEarlierStore(options, version);
    await using database = connectDatabase(options);
    const db: AnyTables = database.db.withTables();
    const before = await fill(db);
    expect(Object.keys(before)).toContain('outbox');
    await database.migrate();
    const columns = Object.fromEntries(Object.entries(before).map(([name, all]) => [name, Object.keys(all[0] ?? {})]));
    expect(await rowsOf(db, columns)).toEqual(before);
    await database.proveWrite();
  });

  test('names the visitors of the mails that are there', async () => {
    const options = await withoutSchema();
    await makeEarlierStore(options, '0004-refresh-leeway');
    await using database = connectDatabase(options);
    await fill(database.db.withTables());
    await database.migrate();
    const named = await database.db.selectFrom('outbox').select(['visitor', 'forget']).orderBy('key').execute();
    expect(named).toEqual([
      { visitor: 'asha@example.com', forget: 0 },
      { visitor: null, forget: 0 },
    ]);
  });
});
