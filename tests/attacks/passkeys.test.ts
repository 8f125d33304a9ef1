import { describe, expect, test } from 'vitest';
import { authPaths } from '../../contracts/identity-wire.ts';
import { addPasskey, newDevice, passkeyProof } from '../../services/identity/testing/passkeys.ts';
import { asha, from, prove, runFor, signedUp, testIdentity } from '../../services/identity/testing/test-identity.ts';

const { passkey: paths } = authPaths;
const unknown = /^INVALID_PASSKEY/;

/** A visitor with an account and a device that can keep passkeys. */
async function visitor() {
  const { identity, idToken } = await signedUp();
  const device = newDevice();
  const add = () => addPasskey(identity, device, idToken);
  const signIn = async (id: string, headers = {}) =>
    identity.post(paths.signIn, { credential: await passkeyProof(identity, device, id) }, headers);
  return { identity, idToken, add, signIn };
}

/** What an account's activity tells, by name: several may have happened at one moment. */
const kindsOf = (events: unknown) => (events as { kind: string }[]).map(({ kind }) => kind).toSorted();

describe('finding 11: a passkey of a visitor', () => {
  test('is added by whoever knows the password, signs in without it, and is told to the holder', async () => {
    const { identity, idToken, add, signIn } = await visitor();
    await prove(identity);
    const id = await add();
    identity.clock.now += 1000;
    const answer = await signIn(id, from('203.0.113.9'));
    expect(answer).toMatchObject({ status: 200, email: asha.email });
    const { users } = await identity.call('lookup', { idToken: answer['idToken'] });
    expect(users).toMatchObject([{ email: asha.email, lastLoginAt: String(identity.clock.now) }]);
    const mails = (await identity.mails()).map(({ template }) => template);
    expect(mails).toEqual(expect.arrayContaining(['passkey_added', 'new_device']));
    const activity = await identity.post(authPaths.activity, { idToken });
    expect(activity['passkeys']).toMatchObject([{ id }]);
    expect(kindsOf(activity['events'])).toEqual(['passkey-added', 'signed-in', 'signed-up']);
    expect(activity['sessions']).toContainEqual(expect.objectContaining({ provider: 'passkey' }));
  });

  test('is not added with a stolen token alone, nor without a password long after the sign-in', async () => {
    const { identity, idToken } = await visitor();
    const wrong = await identity.post(paths.create, { idToken, currentPassword: 'a wrong guess' });
    expect(wrong.error).toBe('INVALID_PASSWORD');
    await identity.database.db.updateTable('accounts').set({ password_hash: null }).execute();
    identity.clock.now += 6 * 60_000;
    const late = await identity.post(paths.create, { idToken, currentPassword: '' });
    expect(late.error).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });

  test('that was removed, or whose account is gone or disabled, opens nothing', async () => {
    const { identity, idToken, add, signIn } = await visitor();
    const [lost, kept] = [await add(), await add()];
    await identity.post(paths.remove, { idToken, id: lost });
    expect((await signIn(lost)).error).toMatch(unknown);
    const { db } = identity.database;
    await db.updateTable('accounts').set({ disabled: 1 }).execute();
    expect((await signIn(kept)).error).toBe('USER_DISABLED');
    await db.updateTable('accounts').set({ disabled: 0 }).execute();
    await identity.call('delete', { idToken });
    expect((await signIn(kept)).error).toMatch(unknown);
    expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });

  test('whose account is gone is deleted within the hour, and never the owner’s', async () => {
    const identity = await testIdentity();
    const { db } = identity.database;
    const rows = (['owner', 'account:gone'] as const).map((principal) => {
      return { id: principal, principal, name: 'Laptop', public_key: 'x', counter: 0, transports: '', created_at: 1 };
    });
    await db.insertInto('passkeys').values(rows).execute();
    await runFor(identity, 1);
    expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([{ id: 'owner' }]);
  });

  test('that was removed ends every login that it began, but for the one that removes it', async () => {
    const { identity, idToken, add, signIn } = await visitor();
    const [lost, kept] = [await add(), await add()];
    const tokenOf = async (id: string) => String((await signIn(id))['idToken']);
    const [copied, own, other] = [await tokenOf(lost), await tokenOf(lost), await tokenOf(kept)];
    await identity.post(paths.remove, { idToken: own, id: lost });
    expect((await identity.call('lookup', { idToken: copied })).error).toBe('TOKEN_EXPIRED');
    for (const token of [own, other, idToken]) {
      expect((await identity.call('lookup', { idToken: token })).status).toBe(200);
    }
  });

  test('is not removed unnoticed, however often what is not there was removed before', async () => {
    const { identity, idToken, add } = await visitor();
    await prove(identity);
    const id = await add();
    for (let count = 0; count < 10; count += 1) await identity.post(paths.remove, { idToken, id: 'another' });
    await identity.post(paths.remove, { idToken, id });
    await identity.post(paths.remove, { idToken, id });
    const told = (await identity.mails()).filter(({ template }) => template === 'passkey_removed');
    expect(told).toMatchObject([{ email: asha.email }]);
    const activity = await identity.post(authPaths.activity, { idToken });
    expect(kindsOf(activity['events'])).toEqual(['passkey-added', 'passkey-removed', 'signed-up']);
  });

  test('answers of any other shape are refused, and thirty bad ones are enough', async () => {
    const identity = await testIdentity();
    for (let count = 0; count < 30; count += 1) {
      expect((await identity.post(paths.signIn, { credential: { id: 'x' } })).error).toMatch(unknown);
    }
    expect((await identity.post(paths.signIn, { credential: {} })).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  test('challenges, of which each is kept, are given to one address sixty times', async () => {
    const identity = await testIdentity();
    for (let count = 0; count < 60; count += 1) expect((await identity.post(paths.request, {})).status).toBe(200);
    expect((await identity.post(paths.request, {})).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });
});
