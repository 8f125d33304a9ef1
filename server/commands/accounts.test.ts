import { expect, test, vi } from 'vitest';
import { describeOnEachDialect } from '../../services/database/testing/each-dialect.ts';
import { interleaving } from '../../services/database/testing/interleaving.ts';
import { signUp, type TestIdentity, testIdentity } from '../../services/identity/testing/test-identity.ts';
import { accounts } from './accounts.ts';

const password = 'blue pottery';
type Visit = (identity: TestIdentity, email: string, idToken: string) => Promise<unknown>;
const visits: [string, string, Visit][] = [
  ['disable', 'who signs in', (identity, email) => identity.call('signInWithPassword', { email, password })],
  [
    'sign-out',
    'who sets a password',
    (identity, _, idToken) => identity.call('update', { idToken, password: 'red sandstone' }),
  ],
];

describeOnEachDialect('An owner who acts on an account while it is used', (freshStore) => {
  test.each(visits)('%s leaves no session of somebody %s', async (action, _, visit) => {
    const store = await freshStore();
    vi.stubEnv('DATA_DIR', store.dataDir);
    vi.stubEnv('DATABASE_URL', store.databaseUrl ?? '');
    const identity = await testIdentity({ store });
    const meet = interleaving(identity.database);
    for (let at = 0, isOver = false; !isOver; at += 1) {
      const email = `asha-${at}@example.com`;
      const { idToken, localId } = await signUp(identity, { email, password });
      ({ isOver } = await meet({
        at,
        held: () => visit(identity, email, idToken),
        other: () => accounts.run({ words: [action, email], options: {}, flags: new Set() }),
      }));
      const left = identity.database.db.selectFrom('sessions').select('id').where('account_id', '=', localId);
      expect([email, await left.execute()]).toEqual([email, []]);
    }
  });
});
