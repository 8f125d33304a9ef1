import { expect, test } from 'vitest';
import { describeOnEachDialect } from '../testing/each-dialect.ts';
import { openStore } from '../testing/open-store.ts';
import { addVisitor } from './0005-visitor.ts';

describeOnEachDialect('The migration that names visitors', (freshStore) => {
  test('finds them in the mails that are there', async () => {
    const { db } = await openStore(await freshStore());
    await db.schema.dropIndex('outbox_visitor').execute();
    await db.schema.dropIndex('outbox_forget').execute();
    await db.schema.alterTable('outbox').dropColumn('visitor').execute();
    await db.schema.alterTable('outbox').dropColumn('forget').execute();
    const row = { template: 'contact', state: 'sent' as const, route: 'primary' as const, created_at: 1, due_at: 1 };
    const fields = [{ email: 'Asha@Example.com', message: 'हमारी "दुकान"' }, { email: 'ravi@example.com' }, {}];
    const rows = fields.map((one, index) => ({ ...row, key: `k${index}`, fields: JSON.stringify(one) }));
    await db.insertInto('outbox').values(rows).execute();
    await addVisitor.up(db);
    const named = await db.selectFrom('outbox').select(['visitor', 'forget', 'fields']).orderBy('key').execute();
    expect(named.map(({ visitor, forget }) => [visitor, forget])).toEqual([
      ['asha@example.com', 0],
      ['ravi@example.com', 0],
      [null, 0],
    ]);
    expect(named.map((one) => one.fields)).toEqual(rows.map((one) => one.fields));
  });
});
