import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { connectDatabase } from '../../services/database/database.ts';
import { describeOnEachDialect } from '../../services/database/testing/each-dialect.ts';
import { makeEarlierStore } from '../../services/database/testing/earlier-store.ts';
import { typed, workOn } from '../fixture/owner-command.ts';
import { ready } from './ready.ts';

describeOnEachDialect('A site that is looked at before its start', (_, withoutSchema) => {
  test.each([
    ['for the first time', 'the site was never started with it', 'Start it once (jantar start), or set DATABASE_URL'],
    ['after an upgrade', 'The store is of an earlier version.', 'Start this version of the site once'],
  ])('%s is told to be started, whatever logins it has', async (when, says, remedy) => {
    const store = await withoutSchema();
    workOn(store);
    vi.stubEnv('PORT', '1');
    const { db, close } = connectDatabase(store);
    await sql`select 1`.execute(db);
    await close();
    if (when === 'after an upgrade') await makeEarlierStore(store);
    const { data } = await typed(ready, [], [], { ntp: '127.0.0.1' });
    const [found, ...others] = (data as { name: string }[]).filter(({ name }) => ['store', 'logins'].includes(name));
    expect([found, others]).toEqual([
      { name: 'store', state: 'failed', says: expect.stringContaining(says), remedy: expect.stringContaining(remedy) },
      [],
    ]);
  });
});
