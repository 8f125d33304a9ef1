import { expect, test } from 'vitest';
import { identityErrors } from '../../contracts/identity-wire.ts';
import { describeOnEachDialect } from '../database/testing/each-dialect.ts';
import { asha, prove, resetCode, signedUp, signUp, siteOrigin, testIdentity } from './testing/test-identity.ts';

const hour = 60 * 60_000;

describeOnEachDialect('Setting a new password by the link of a mail', (freshStore) => {
  test('a link of a mail sets a new password, once, and proves the address', async () => {
    const { identity, refreshToken } = await signedUp({ store: await freshStore() });
    const oobCode = await resetCode(identity);
    expect(await identity.call('resetPassword', { oobCode })).toMatchObject({
      status: 200,
      email: asha.email,
      requestType: 'PASSWORD_RESET',
    });
    const [one, other] = await Promise.all([
      identity.call('resetPassword', { oobCode, newPassword: 'red sandstone' }),
      identity.call('resetPassword', { oobCode, newPassword: 'red sandstone' }),
    ]);
    expect([one.error, other.error].toSorted()).toEqual([identityErrors.invalidOobCode, undefined]);
    expect((await identity.refresh(refreshToken)).error).toBe(identityErrors.invalidRefreshToken);
    const signedIn = await identity.call('signInWithPassword', { ...asha, password: 'red sandstone' });
    const { users } = await identity.call('lookup', { idToken: signedIn['idToken'] });
    expect(users).toMatchObject([{ emailVerified: true }]);
    const notice = { template: 'password_changed', link: `${siteOrigin}/forgot-password` };
    expect(await identity.mails()).toContainEqual(expect.objectContaining(notice));
  });

  test('of two links used at one moment one sets the password, and the other is refused', async () => {
    const identity = await testIdentity({ store: await freshStore() });
    const newPasswords = ['red sandstone', 'white marble'];
    // One pair alone may happen to come one after the other.
    for (const name of ['asha', 'bina', 'chitra', 'devi']) {
      const email = `${name}@example.com`;
      await signUp(identity, { ...asha, email });
      const first = await resetCode(identity, email);
      identity.clock.now += 1;
      const codes = [first, await resetCode(identity, email)];
      const answers = await Promise.all(
        newPasswords.map((newPassword, at) => identity.call('resetPassword', { oobCode: codes[at], newPassword })),
      );
      expect(answers.map(({ error }) => error).toSorted()).toEqual([identityErrors.invalidOobCode, undefined]);
      const password = newPasswords[answers.findIndex(({ status }) => status === 200)];
      expect(await identity.call('signInWithPassword', { email, password })).toMatchObject({ status: 200 });
    }
  });

  test('using one link invalidates the others, and each is valid for an hour', async () => {
    const { identity } = await signedUp({ store: await freshStore() });
    // The proof of an address alone would delete its links.
    await prove(identity);
    const first = await resetCode(identity);
    identity.clock.now += 1;
    const second = await resetCode(identity);
    await identity.call('resetPassword', { oobCode: second, newPassword: 'red sandstone' });
    expect((await identity.call('resetPassword', { oobCode: first })).error).toBe(identityErrors.invalidOobCode);
    identity.clock.now += 1;
    const third = await resetCode(identity);
    identity.clock.now += hour - 1;
    expect((await identity.call('resetPassword', { oobCode: third })).status).toBe(200);
    identity.clock.now += 1;
    const late = await identity.call('resetPassword', { oobCode: third, newPassword: 'red sandstone' });
    expect(late.error).toBe('EXPIRED_OOB_CODE');
  });
});
