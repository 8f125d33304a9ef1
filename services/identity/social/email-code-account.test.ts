import { describe, expect, test } from 'vitest';
import { askForCode, provider } from '../testing/ask-for-code.ts';
import { credentialOf, idpBody } from '../testing/browser.ts';
import { asha, signUp, type TestIdentity, testIdentity } from '../testing/test-identity.ts';

describe('An account, signed in to by a mailed code', () => {
  const signIn = async (identity: TestIdentity) => {
    const { code, type } = await askForCode(identity);
    return identity.call('signInWithIdp', idpBody(provider, credentialOf((await type(code)).html)));
  };

  test('who proves an address nobody had proved gets the account, and whoever set it up before is out', async () => {
    const identity = await testIdentity();
    const squatter = await signUp(identity);
    const link = { provider: 'github.com', subject: 'squatter', account_id: squatter.localId, created_at: 0 };
    await identity.database.db.insertInto('account_providers').values(link).execute();
    const answer = await signIn(identity);
    expect(answer).toMatchObject({ status: 200, localId: squatter.localId, isNewUser: false });
    expect((await identity.call('signInWithPassword', asha)).error).toBe('INVALID_PASSWORD');
    expect((await identity.refresh(squatter.refreshToken)).status).toBe(400);
    const { users } = await identity.call('lookup', { idToken: answer['idToken'] });
    expect(users).toMatchObject([{ emailVerified: true, providerUserInfo: [{ providerId: provider }] }]);
    const rows = await identity.database.db.selectFrom('account_providers').select('provider').execute();
    expect(rows).toEqual([{ provider }]);
  });

  test('a password whose holder had proved the address stays', async () => {
    const identity = await testIdentity();
    const { refreshToken } = await signUp(identity);
    await identity.database.db.updateTable('accounts').set({ email_verified: 1 }).execute();
    await signIn(identity);
    expect((await identity.call('signInWithPassword', asha)).status).toBe(200);
    expect((await identity.refresh(refreshToken)).status).toBe(200);
  });

  test('a disabled account stays closed', async () => {
    const identity = await testIdentity();
    await signUp(identity);
    await identity.database.db.updateTable('accounts').set({ disabled: 1 }).execute();
    expect((await signIn(identity)).error).toBe('USER_DISABLED');
  });
});
