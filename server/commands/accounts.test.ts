import { expect, test, vi } from 'vitest';
import { describeOnEachDialect } from '../../services/database/testing/each-dialect.ts';
import { interleaving } from '../../services/database/testing/interleaving.ts';
import { signInBy } from '../../services/identity/testing/browser.ts';
import { asha, signUp, type TestIdentity, testIdentity } from '../../services/identity/testing/test-identity.ts';
import { folderOfTest } from '../../services/testing/temporary-folders.ts';
import { typed, workOn } from '../fixture/owner-command.ts';
import { accounts } from './accounts.ts';
import { forget } from './forget.ts';

vi.mock('../../content/company/contact-facts.ts', () => import('../../content/testing/office-in-india.ts'));
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
    workOn(store);
    const identity = await testIdentity({ store });
    const meet = interleaving(identity.database);
    for (let at = 0, isOver = false; !isOver; at += 1) {
      const email = `asha-${at}@example.com`;
      const { idToken, localId } = await signUp(identity, { email, password });
      const calls = { held: () => visit(identity, email, idToken), other: () => typed(accounts, [action, email]) };
      ({ isOver } = await meet({ at, ...calls }));
      const left = identity.database.db.selectFrom('sessions').select('id').where('account_id', '=', localId);
      expect([email, await left.execute()]).toEqual([email, []]);
    }
  });
});

test('An account is named by its address as people write it, in whatever script', async () => {
  const store = { dataDir: folderOfTest() };
  workOn(store);
  const { localId } = await signUp(await testIdentity({ store }), { email: 'asha@b\u00fccher.example', password });
  const { data } = await typed(accounts, ['disable', 'Asha@b\u00fccher.example']);
  expect(data).toMatchObject({ id: localId, email: 'asha@xn--bcher-kva.example', disabled: 1 });
});

test('An account without an address is named by an id, which the list prints and every action takes', async () => {
  const store = { dataDir: folderOfTest() };
  workOn(store);
  const identity = await testIdentity({ store });
  const { db } = identity.database;
  // The next day in India.
  identity.clock.now = Date.parse('2026-11-20T20:00:00Z');
  const other = await signUp(identity);
  const signIn = () => signInBy(identity, 'facebook.com', { email: null });
  const { idToken, localId } = await signIn();
  const { text } = await typed(accounts);
  const [, id = ''] = /\(no address\) (id:[\w-]{28}) +since 2026-11-21, last here 2026-11-21 /.exec(text) ?? [];
  const { data } = await typed(accounts, ['sign-out', id]);
  expect(data).toEqual({ id: localId, email: null, endSessions: true });
  expect((await identity.call('lookup', { idToken })).error).toBe('TOKEN_EXPIRED');
  await typed(accounts, ['disable', id]);
  expect((await signIn()).error).toBe('USER_DISABLED');
  expect(await identity.call('lookup', { idToken: other.idToken })).toMatchObject({ users: [{ disabled: false }] });
  const known = { newsletter: undefined, mails: 0, undelivered: 0, account: true };
  expect((await typed(forget, [id])).data).toEqual({ ...known, deleted: false });
  expect((await typed(forget, [id], ['yes'])).data).toEqual({ ...known, deleted: true });
  expect(await db.selectFrom('accounts').select('email').execute()).toEqual([{ email: asha.email }]);
  await expect(typed(accounts, ['disable', id])).rejects.toThrow('no account');
});
