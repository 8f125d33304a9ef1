import { expect, test } from 'vitest';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { asha, from, type TestIdentity, testIdentity } from '../testing/test-identity.ts';

const minute = 60_000;
const exists = 'EMAIL_EXISTS';
const here = { cookie: `__Host-device=${'a'.repeat(43)}` };
const signUp = (identity: TestIdentity, headers: Record<string, string>, password = asha.password) =>
  identity.call('signUp', { ...asha, password }, headers);

describeOnEachDialect('A sign-up that is sent again, since its answer was lost', (freshStore) => {
  test('is answered as the first time, in the same browser with the same password', async () => {
    const identity = await testIdentity({ store: await freshStore() });
    const first = await signUp(identity, here);
    identity.clock.now += 9 * minute;
    const again = await signUp(identity, { ...here, ...from('203.0.113.9') });
    expect(Object.keys(again)).toEqual(Object.keys(first));
    expect(again).toMatchObject({ status: 200, localId: first['localId'], kind: first['kind'] });
    expect((await identity.call('lookup', { idToken: again['idToken'] })).status).toBe(200);
    expect(await identity.mails()).toEqual([]);
  });

  test('says that the address is taken in another browser, with another password, and after ten minutes', async () => {
    const identity = await testIdentity({ store: await freshStore() });
    await signUp(identity, here);
    for (const headers of [{}, { cookie: `__Host-device=${'b'.repeat(43)}` }])
      expect((await signUp(identity, headers)).error).toBe(exists);
    expect((await signUp(identity, here, 'another password')).error).toBe(exists);
    identity.clock.now += 11 * minute;
    expect((await signUp(identity, here)).error).toBe(exists);
  });

  test('guesses no password better than a login', async () => {
    const identity = await testIdentity({ store: await freshStore() });
    await signUp(identity, here);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signUp(identity, here, 'another password')).error).toBe(exists);
    expect((await signUp(identity, here)).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await identity.call('signInWithPassword', asha, here)).status).toBe(429);
  });
});
