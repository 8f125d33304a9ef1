import { describe, expect, test } from 'vitest';
import { askForCode, provider } from '../testing/ask-for-code.ts';
import { credentialOf, idpBody, signInBy } from '../testing/browser.ts';
import { asha, signedUp, type TestIdentity, testIdentity } from '../testing/test-identity.ts';

describe('An account, signed in to by a mailed code', () => {
  const signIn = async (identity: TestIdentity) => {
    const { code, type } = await askForCode(identity);
    return identity.call('signInWithIdp', idpBody(provider, credentialOf((await type(code)).html)));
  };

  test('a password whose holder had proved the address stays', async () => {
    const { identity, refreshToken } = await signedUp();
    await identity.database.db.updateTable('accounts').set({ email_verified: 1 }).execute();
    await signIn(identity);
    expect((await identity.call('signInWithPassword', asha)).status).toBe(200);
    expect((await identity.refresh(refreshToken)).status).toBe(200);
  });

  test('a provider and the window that stood in for it are one way to log in, the later one', async () => {
    const identity = await testIdentity();
    await signIn(identity);
    identity.clock.now += 1000;
    const { idToken } = await signInBy(identity, provider, { subject: '4711', emailVerified: true });
    const { users } = await identity.call('lookup', { idToken });
    expect(users).toMatchObject([{ providerUserInfo: [{ providerId: provider, rawId: '4711' }] }]);
  });

  test('a disabled account stays closed', async () => {
    const { identity } = await signedUp();
    await identity.database.db.updateTable('accounts').set({ disabled: 1 }).execute();
    expect((await signIn(identity)).error).toBe('USER_DISABLED');
  });
});
