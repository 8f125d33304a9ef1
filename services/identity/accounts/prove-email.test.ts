import { expect, test } from 'vitest';
import { identityWords } from '../../../content/identity-words.ts';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { signInBy } from '../testing/browser.ts';
import { providersOf } from './account-queries.ts';
import { asha, mailedCode, prove, resetCode, signedUp, testIdentity } from '../testing/test-identity.ts';

type Headers = Record<string, string>;

const ways = ['facebook.com', 'passkey'];

describeOnEachDialect('Proving the address of an account', (freshStore) => {
  /** An account by Facebook, which verifies no address, with a passkey; and what it has now. */
  async function accountByFacebook(options: { siteOrigin?: string } = {}) {
    const identity = await testIdentity({ store: await freshStore(), ...options });
    const { db } = identity.database;
    const { idToken, cookie } = await signInBy(identity, 'facebook.com');
    const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    const key = { public_key: 'key', transports: '', counter: 0, name: 'Phone', created_at: 0, last_used_at: null };
    const passkey = { ...key, id: 'passkey', principal: `account:${id}` } as const;
    await db.insertInto('passkeys').values(passkey).execute();
    const state = async () => {
      const account = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const providers = (await providersOf(db, id)).map(({ provider }) => provider);
      const passkeys = await db
        .selectFrom('passkeys')
        .select('id')
        .where('principal', '=', passkey.principal)
        .execute();
      return { isProved: account.email_verified === 1, ways: [...providers, ...passkeys.map((one) => one.id)] };
    };
    return { identity, idToken, here: { cookie }, state };
  }

  test.each([
    ['ends nothing in a browser that has signed in to it', true],
    ['ends the earlier ways in another browser, which form and mail say', false],
  ])('by a new password %s', async (_, isKnown) => {
    const { identity, here, state } = await accountByFacebook();
    // Known to another account.
    const { cookie } = await signInBy(identity, 'google.com', { subject: '43', email: 'bina@example.com' });
    const headers = isKnown ? here : { cookie };
    const oobCode = await resetCode(identity);
    const shown = await identity.page(`${authPaths.action}?mode=resetPassword&oobCode=${oobCode}`, { headers });
    expect((await shown.text()).includes(identityWords.endsEarlierWays)).toBe(!isKnown);
    identity.clock.now += 1;
    await identity.postForm(authPaths.action, { oobCode, newPassword: 'red sandstone' }, headers);
    expect(await state()).toEqual({ isProved: true, ways: isKnown ? ways : [] });
    const mail = (await identity.mails()).at(-1);
    expect([mail?.['template'], mail?.['also']]).toEqual(['password_changed', isKnown ? undefined : 'ended']);
  });

  test('by a provider keeps the rest in a browser that has signed in to it, but forgets other browsers', async () => {
    const { identity, here, state } = await accountByFacebook();
    const { cookie } = await signInBy(identity, 'facebook.com');
    await signInBy(identity, 'google.com', {}, here);
    expect(await state()).toEqual({ isProved: true, ways: ['facebook.com', 'google.com', 'passkey'] });
    expect(await identity.mails()).toEqual([]);
    await signInBy(identity, 'facebook.com', {}, { cookie });
    expect(await identity.mails()).toMatchObject([{ template: 'new_device' }]);
  });

  test.each([
    ['of which one mail tells', {}],
    ['also at an address under which browsers have no passkeys', { siteOrigin: 'https://203.0.113.7' }],
  ])('by a provider ends the rest in another browser, %s', async (_, options) => {
    const { identity, state } = await accountByFacebook(options);
    await signInBy(identity, 'google.com');
    expect((await state()).ways).toEqual(['google.com']);
    expect(await identity.mails()).toMatchObject([{ template: 'logins_ended', email: asha.email }]);
  });

  test('ends nothing where its holder had proved it before', async () => {
    const { identity, refreshToken } = await signedUp({ store: await freshStore() });
    await prove(identity);
    await signInBy(identity, 'google.com');
    expect((await identity.call('signInWithPassword', asha)).status).toBe(200);
    expect((await identity.refresh(refreshToken)).status).toBe(200);
  });

  test('takes a press where there is no password, in a browser that has signed in to it, and the mail asks for none', async () => {
    const { identity, idToken, here, state } = await accountByFacebook();
    await identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    expect((await identity.mails()).at(-1)).not.toHaveProperty('also');
    const oobCode = await mailedCode(identity, 'verify_email');
    const link = `${authPaths.action}?mode=verifyEmail&oobCode=${oobCode}`;
    const press = (headers: Headers) =>
      identity.postForm(authPaths.action, { mode: 'verifyEmail', oobCode, password: '' }, headers);

    const { cookie } = await signInBy(identity, 'google.com', { subject: '43', email: 'bina@example.com' });
    for (const elsewhere of [{}, { cookie: `__Host-device=${'b'.repeat(43)}` }, { cookie }]) {
      const shown = await (await identity.page(link, { headers: elsewhere })).text();
      expect(shown).toContain(identityWords.endsEarlierWays);
      expect(shown).toContain('href="/forgot-password"');
      expect((await press(elsewhere)).status).toBe(200);
    }
    const html = await (await identity.page(link, { headers: here })).text();
    expect(html).toContain(identityWords.verify.button);
    expect(html).not.toContain('type="password"');
    expect((await state()).isProved).toBe(false);
    expect((await press(here)).status).toBe(303);
    expect(await state()).toEqual({ isProved: true, ways });
    expect(await identity.call('lookup', { idToken })).toMatchObject({ users: [{ emailVerified: true }] });
  });
});
