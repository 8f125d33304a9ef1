import { describe, expect, test, vi } from 'vitest';
import { retention } from '../../contracts/retention.ts';
import { identityErrors, identityPaths } from '../../contracts/identity-wire.ts';
import { describeOnEachDialect } from '../database/testing/each-dialect.ts';
import { openStore } from '../database/testing/open-store.ts';
import { askForCode } from './testing/ask-for-code.ts';
import { credentialBy } from './testing/browser.ts';
import { addPasskey, newDevice } from './testing/passkeys.ts';
import { asha, jsonRequest, prove, resetCode, runFor, signedUp, testIdentity } from './testing/test-identity.ts';
import { createSigningKeys } from './tokens/signing-keys.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnEachDialect('The identity protocol', (freshStore) => {
  test('signs up, signs in, and shows the account to its owner', async () => {
    const identity = await testIdentity({ store: await freshStore() });
    const created = await identity.call('signUp', { ...asha, displayName: 'Asha Verma' });
    expect(created).toMatchObject({ status: 200, email: asha.email, expiresIn: '3600', displayName: 'Asha Verma' });
    const signedIn = await identity.call('signInWithPassword', { ...asha, email: ' ASHA@Example.com ' });
    expect(signedIn).toMatchObject({ status: 200, localId: created['localId'], email: asha.email, registered: true });
    const { users } = await identity.call('lookup', { idToken: signedIn['idToken'] });
    expect(users).toMatchObject([
      {
        localId: created['localId'],
        email: asha.email,
        emailVerified: false,
        displayName: 'Asha Verma',
        disabled: false,
        createdAt: String(identity.clock.now),
        providerUserInfo: [{ providerId: 'password', rawId: asha.email, email: asha.email }],
      },
    ]);
    expect(JSON.stringify(users)).not.toContain('argon2');
  });

  test('keeps neither passwords nor tokens nor codes in the store', async () => {
    const { identity, refreshToken } = await signedUp({ store: await freshStore() });
    const code = await resetCode(identity);
    const { db } = identity.database;
    const tables = ['accounts', 'sessions', 'refresh_tokens', 'action_codes', 'signing_keys'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    const stored = JSON.stringify(rows);
    expect(stored).toContain('$argon2id$v=19$m=8,t=1,p=1$');
    for (const secret of [asha.password, refreshToken, code]) expect(stored).not.toContain(secret);
  });

  test('two that sign up with one address at once are one account', async () => {
    const identity = await testIdentity({ store: await freshStore() });
    const answers = await Promise.all([identity.call('signUp', asha), identity.call('signUp', asha)]);
    expect(answers.map(({ error }) => error).toSorted()).toEqual([identityErrors.emailExists, undefined]);
  });

  test('a change whose mail cannot be stored does not happen', async () => {
    const { identity, idToken } = await signedUp({ store: await freshStore() });
    await prove(identity);
    await identity.database.db.schema.dropTable('outbox').execute();
    const reset = await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: asha.email });
    expect(reset).toMatchObject({ status: 503 });
    expect(await identity.database.db.selectFrom('action_codes').selectAll().execute()).toEqual([]);
    expect((await identity.call('update', { idToken, password: 'red sandstone' })).status).toBe(503);
    expect((await identity.call('signInWithPassword', asha)).status).toBe(200);
    expect((await identity.call('lookup', { idToken })).status).toBe(200);
  });

  test('a sign-up whose tokens cannot be signed makes no account', async () => {
    const identity = await testIdentity({ store: await freshStore() });
    const { schema } = identity.database.db;
    await schema.alterTable('signing_keys').renameTo('keys_away').execute();
    expect((await identity.call('signUp', asha)).status).toBe(503);
    await schema.alterTable('keys_away').renameTo('signing_keys').execute();
    expect((await identity.call('signUp', asha)).status).toBe(200);
  });

  test('processes that need the first signing key at once make one, so each knows the tokens of the others', async () => {
    const database = await openStore(await freshStore());
    const processes = Array.from({ length: 4 }, () => createSigningKeys(database, Date.now));
    const keys = await Promise.all(processes.map((one) => one.current()));
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
  });

  test('name and picture can be changed and removed; the tokens stay as they are', async () => {
    const { identity, idToken } = await signedUp({ store: await freshStore() });
    const photoUrl = 'https://example.com/asha.webp';
    const profile = { displayName: ' Asha\nVerma ', photoUrl };
    const named = await identity.call('update', { idToken, ...profile, returnSecureToken: true });
    expect(named).toMatchObject({ status: 200, displayName: 'Asha Verma', photoUrl });
    expect(named['idToken']).toBeUndefined();
    const unnamed = await identity.call('update', { idToken, deleteAttribute: ['DISPLAY_NAME'] });
    expect([unnamed['displayName'], unnamed['photoUrl']]).toEqual([undefined, photoUrl]);
    const bare = await identity.call('update', { idToken, deleteAttribute: ['PHOTO_URL'] });
    expect([bare.status, bare['photoUrl']]).toEqual([200, undefined]);
  });

  test('deleting an account deletes all that belongs to it, and what the owner of the site attached, or nothing where that cannot be deleted', async () => {
    const onAccountDeleted = vi.fn<(transaction: unknown, account: object) => Promise<void>>();
    const options = { store: await freshStore(), onAccountDeleted };
    const { identity, localId, idToken, refreshToken } = await signedUp(options);
    await resetCode(identity);
    onAccountDeleted.mockRejectedValueOnce(new Error('no'));
    expect((await identity.call('delete', { idToken })).status).toBe(503);
    expect((await identity.call('lookup', { idToken })).status).toBe(200);
    expect((await identity.call('delete', { idToken })).status).toBe(200);
    expect(onAccountDeleted.mock.lastCall?.[1]).toEqual({ id: localId, email: asha.email, emailVerified: false });
    const ofAccount = ['account_providers', 'sessions', 'refresh_tokens', 'action_codes', 'account_events'] as const;
    for (const table of ['accounts', 'known_devices', ...ofAccount] as const) {
      expect(await identity.database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect((await identity.call('lookup', { idToken })).error).toBe(identityErrors.userNotFound);
    expect((await identity.refresh(refreshToken)).error).toBe(identityErrors.invalidRefreshToken);
    expect((await identity.call('signUp', asha)).status).toBe(200);
  });

  test('what has expired is deleted, and nothing before', async () => {
    const { identity, idToken } = await signedUp({ store: await freshStore() });
    await addPasskey(identity, newDevice(), idToken);
    await resetCode(identity);
    await prove(identity);
    await askForCode(identity);
    await credentialBy(identity, 'google.com');
    const ofAccount = ['known_devices', 'passkeys', 'sessions', 'refresh_tokens', 'action_codes'] as const;
    const tables = [...ofAccount, 'account_events', 'social_flows', 'social_credentials', 'signing_keys'] as const;
    const filled = async () => {
      const { db } = identity.database;
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
      return tables.filter((_, index) => rows[index]?.length);
    };
    identity.start();
    await identity.stop();
    expect(await filled()).toEqual(tables);
    identity.clock.now += 200 * 24 * hour;
    await runFor(identity, 26);
    expect(await filled()).toEqual(['known_devices', 'passkeys']);
    identity.clock.now += retention.knownBrowser;
    await runFor(identity, 26);
    expect(await filled()).toEqual(['passkeys']);
    expect((await identity.call('signInWithPassword', asha)).status).toBe(200);
  });
});

describe('Errors are those of Google, to the letter', () => {
  test('in shape', async () => {
    const identity = await testIdentity();
    const response = await identity.routes.fetch(jsonRequest(identityPaths.signInWithPassword, asha));
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const message = 'EMAIL_NOT_FOUND';
    const errors = [{ message, domain: 'global', reason: 'invalid' }];
    expect(await response.json()).toEqual({ error: { code: 400, message, errors } });
  });

  const calls: [string, keyof typeof identityPaths, object, string][] = [
    ['no e-mail', 'signInWithPassword', { password: 'x' }, 'MISSING_EMAIL'],
    ['a k that is the sign of the kelvin', 'signUp', { ...asha, email: '\u212aavi@kota.example' }, 'INVALID_EMAIL'],
    [
      'a short password',
      'signUp',
      { email: 'x@example.com', password: '12345' },
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
    [
      'an endless password',
      'signUp',
      { email: 'x@example.com', password: 'x'.repeat(4097) },
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may contain at most 4096 characters]',
    ],
    ['an account without address', 'signUp', { returnSecureToken: true }, 'ADMIN_ONLY_OPERATION'],
    ['no token', 'lookup', {}, 'INVALID_ID_TOKEN'],
    ['no token to update', 'update', { displayName: 'x' }, 'INVALID_ID_TOKEN'],
    ['no token to delete', 'delete', {}, 'INVALID_ID_TOKEN'],
    ['no token to prove', 'sendOobCode', { requestType: 'VERIFY_EMAIL', email: asha.email }, 'INVALID_ID_TOKEN'],
    ['no request type', 'sendOobCode', { email: asha.email }, 'MISSING_REQ_TYPE'],
    ['another request type', 'sendOobCode', { requestType: 'EMAIL_SIGNIN' }, 'OPERATION_NOT_ALLOWED'],
    ['a reset of nobody', 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'x@example.com' }, 'EMAIL_NOT_FOUND'],
    ['a reset without address', 'sendOobCode', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    ['an unlinking', 'update', { deleteProvider: ['google.com'] }, 'OPERATION_NOT_ALLOWED'],
    ['no code', 'resetPassword', { newPassword: 'red sandstone' }, 'MISSING_OOB_CODE'],
    ['an unknown provider', 'signInWithIdp', { postBody: 'id_token=x&providerId=x.example' }, 'OPERATION_NOT_ALLOWED'],
  ];
  test.each(calls)('%s (%s)', async (_what, method, body, error) => {
    const { identity } = await signedUp();
    expect(await identity.call(method, body)).toMatchObject({ status: 400, error });
  });

  test('a wrong API key', async () => {
    const identity = await testIdentity();
    for (const path of Object.values(identityPaths)) {
      const answer = await identity.send(jsonRequest(path, {}, {}, 'another'));
      expect(answer).toMatchObject({ status: 400, error: 'API key not valid. Please pass a valid API key.' });
    }
  });

  test('a call this service does not know', async () => {
    const identity = await testIdentity();
    const answer = await identity.post('/identitytoolkit.googleapis.com/v1/accounts:batchGet', {});
    expect(answer).toMatchObject({ status: 404, error: 'OPERATION_NOT_ALLOWED' });
  });

  test.each([
    ['{', {}, 400, identityErrors.badRequest],
    ['"x"', {}, 400, identityErrors.badRequest],
    ['{"email":1}', {}, 400, identityErrors.badRequest],
    ['{"email":"a\\u0000@example.com"}', {}, 400, identityErrors.badRequest],
    // Whose fields are counted otherwise.
    [asha, { 'content-type': 'multipart/form-data; boundary=x' }, 400, identityErrors.badRequest],
    [{ ...asha, password: 'x'.repeat(70_000) }, {}, 413, identityErrors.tooLarge],
  ])('the body %#: %.40j', async (body, headers, status, error) => {
    const identity = await testIdentity();
    expect(await identity.post(identityPaths.signInWithPassword, body, headers)).toMatchObject({ status, error });
  });

  test('refresh tokens: another grant, none, an invented one', async () => {
    const identity = await testIdentity();
    const of = async (form: Record<string, string>) => (await identity.token(form)).error;
    expect(await of({ grant_type: 'password' })).toBe('INVALID_GRANT_TYPE');
    expect(await of({ grant_type: 'refresh_token' })).toBe('MISSING_REFRESH_TOKEN');
    expect(await of({ grant_type: 'refresh_token', refresh_token: 'x' })).toBe('INVALID_REFRESH_TOKEN');
  });

  test('a disabled account is told so to whoever knows the password, and its tokens are worth nothing', async () => {
    const { identity, idToken, refreshToken } = await signedUp();
    await identity.database.db.updateTable('accounts').set({ disabled: 1 }).execute();
    expect((await identity.call('signInWithPassword', asha)).error).toBe('USER_DISABLED');
    expect((await identity.call('signInWithPassword', { ...asha, password: 'x' })).error).toBe('INVALID_PASSWORD');
    expect((await identity.call('lookup', { idToken })).error).toBe('USER_DISABLED');
    expect((await identity.refresh(refreshToken)).error).toBe('USER_DISABLED');
  });

  test('a token is too old after an hour, and a sign-in too old for a new password or the end after five minutes', async () => {
    const { identity, idToken, refreshToken } = await signedUp();
    identity.clock.now += 5 * minute + 1;
    const old = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
    expect((await identity.call('update', { idToken, password: 'red sandstone' })).error).toBe(old);
    expect((await identity.call('delete', { idToken })).error).toBe(old);
    const { id_token: fresh } = await identity.refresh(refreshToken);
    expect((await identity.call('delete', { idToken: fresh })).error).toBe(old);
    expect((await identity.call('lookup', { idToken })).status).toBe(200);
    identity.clock.now += hour;
    expect((await identity.call('lookup', { idToken })).error).toBe('TOKEN_EXPIRED');
  });

  test('a sign-in that the clock, set back since, puts far into the future is not recent', async () => {
    const { identity, idToken } = await signedUp();
    identity.clock.now -= 5 * minute + 1;
    expect((await identity.call('delete', { idToken })).error).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    identity.clock.now += 1;
    expect((await identity.call('delete', { idToken })).status).toBe(200);
  });

  test('an address that nobody proved cannot be taken by an update', async () => {
    const { identity, idToken } = await signedUp();
    expect((await identity.call('update', { idToken, email: 'x@example.com' })).error).toBe('OPERATION_NOT_ALLOWED');
    expect((await identity.call('update', { idToken, email: asha.email })).status).toBe(200);
  });

  test.each([
    [{ displayName: 'x'.repeat(201) }, 'INVALID_DISPLAY_NAME'],
    [{ photoUrl: 'javascript:alert(1)' }, 'INVALID_PHOTO_URL'],
    [{ photoUrl: `https://example.com/${'जयपुर'.repeat(200)}` }, 'INVALID_PHOTO_URL'],
    [{ password: '12345' }, identityErrors.weakPassword],
  ])('an update with %o', async (change, error) => {
    const { identity, idToken } = await signedUp();
    expect((await identity.call('update', { idToken, ...change })).error).toBe(error);
  });
});
