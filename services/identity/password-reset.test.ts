import { expect, test } from 'vitest';
import { identityErrors } from '../../contracts/identity-wire.ts';
import { describeOnEachDialect } from '../database/testing/each-dialect.ts';
import { asha, prove, resetCode, signedUp, siteOrigin } from './testing/test-identity.ts';

const hour = 60 * 60_000;

describeOnEachDialect('Setting a new password by the link of a mail', (freshStore) => {
  test('a link of a mail sets a new password, once, and proves the address', async () => {
    const { identity, refreshToken } = await signedUp({ store: await freshStore() });
    const oobCode = await resetCode(identity);
    const use = () => identity.call('resetPassword', { oobCode, newPassword: 'red sandstone' });
    const answers = await Promise.all([use(), use()]);
    expect(answers.map(({ error }) => error).toSorted()).toEqual([identityErrors.invalidOobCode, undefined]);
    expect((await identity.refresh(refreshToken)).error).toBe(identityErrors.invalidRefreshToken);
    const signedIn = await identity.call('signInWithPassword', { ...asha, password: 'red sandstone' });
    const { users } = await identity.call('lookup', { idToken: signedIn['idToken'] });
    expect(users).toMatchObject([{ emailVerified: true }]);
    const notice = { template: 'password_changed', link: `${siteOrigin}/forgot-password` };
    expect(await identity.mails()).toContainEqual(expect.objectContaining(notice));
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
