import { describe, expect, test } from 'vitest';
import { authPaths } from '../../contracts/identity-wire.ts';
import commonPasswords from '../../services/identity/passwords/common-passwords.json' with { type: 'json' };
import {
  asha,
  from,
  prove,
  resetCode,
  signedUp,
  signUp,
  type TestIdentity,
  testIdentity,
} from '../../services/identity/testing/test-identity.ts';

const weak = /^WEAK_PASSWORD : /;

describe('finding 11: passwords that guessers try first', () => {
  test('are at least three thousand, each long enough to be taken otherwise', () => {
    expect(commonPasswords.length).toBeGreaterThanOrEqual(3000);
    expect(Math.min(...commonPasswords.map(({ length }) => length))).toBe(6);
  });

  test.each([
    ['one of the most used', 'dragon'],
    ['in capitals', 'PASSWORD1'],
    ['in full-width letters', 'ｑｗｅｒｔｙ'],
    ['the name before the at sign', 'asha2026!'],
    ['that name with other signs between', 'A.S.H.A rules'],
    ['the whole address', asha.email],
    ['the name of the site', 'jantar-forever'],
  ])('%s is refused at sign-up, at a change and at a reset', async (_, password) => {
    const identity = await testIdentity();
    expect((await identity.call('signUp', { ...asha, password })).error).toMatch(weak);
    const { idToken } = await signUp(identity);
    expect((await identity.call('update', { idToken, password })).error).toMatch(weak);
    const own = { idToken, currentPassword: asha.password, newPassword: password };
    expect((await identity.post(authPaths.password, own)).error).toMatch(weak);
    const oobCode = await resetCode(identity);
    expect((await identity.call('resetPassword', { oobCode, newPassword: password })).error).toMatch(weak);
    const page = await identity.postForm(authPaths.action, { oobCode, newPassword: password });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('Password is too weak. Please use a stronger password.');
    expect((await identity.call('signInWithPassword', asha)).status).toBe(200);
  });

  test('a sentence with ordinary words is taken', async () => {
    const identity = await testIdentity();
    expect((await identity.call('signUp', { ...asha, password: 'password of the blue monkey' })).status).toBe(200);
  });
});

describe('finding 11: the current password at a change', () => {
  const change = (identity: TestIdentity, idToken: string, currentPassword: string) =>
    identity.post(authPaths.password, { idToken, currentPassword, newPassword: 'red sandstone' });

  test('is asked for: a stolen token alone changes nothing, however often it is tried', async () => {
    const { identity, idToken } = await signedUp();
    expect((await change(identity, idToken, '')).error).toBe('MISSING_PASSWORD');
    for (let count = 0; count < 10; count += 1) {
      expect((await change(identity, idToken, 'a wrong guess')).error).toBe('INVALID_PASSWORD');
    }
    expect((await change(identity, idToken, asha.password)).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await identity.call('signInWithPassword', asha)).status).toBe(200);
  });

  test('makes a change possible long after the sign-in, ends every other session and begins a new one', async () => {
    const { identity, idToken, refreshToken } = await signedUp();
    identity.clock.now += 30 * 60_000;
    const changed = await change(identity, idToken, asha.password);
    expect(changed.status).toBe(200);
    expect((await identity.refresh(refreshToken)).error).toBe('INVALID_REFRESH_TOKEN');
    expect((await identity.call('lookup', { idToken: changed['idToken'] })).status).toBe(200);
  });
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

describe('finding 11: the holder of an account', () => {
  test('sees where it is signed in and what happened to it, and ends one session alone', async () => {
    const { identity, idToken, refreshToken } = await signedUp();
    await identity.refresh(refreshToken, { 'user-agent': firefox });
    identity.clock.now += 1000;
    const phone = { ...from('2001:db8:7:8:9::1'), 'user-agent': safari };
    const there = await identity.call('signInWithPassword', asha, phone);
    const ask = (body: object, path: string = authPaths.activity) => identity.post(path, { idToken, ...body });
    const { sessions, events } = (await ask({})) as unknown as {
      sessions: { id: string; isThis: boolean }[];
      events: object[];
    };
    expect(sessions).toMatchObject([
      { device: 'Safari on iPhone', network: '2001:db8:7::/48', provider: 'password', isThis: false },
      { device: 'Firefox on Windows', isThis: true },
    ]);
    const [other] = sessions;
    const signedIn = { kind: 'signed-in', device: 'Safari on iPhone', provider: 'password' };
    expect(events).toMatchObject([signedIn, { kind: 'signed-up' }]);
    expect(JSON.stringify({ sessions, events })).not.toMatch(/2001:db8:7:8|Mozilla/);
    expect((await ask({ session: other?.id }, authPaths.session)).status).toBe(200);
    expect((await identity.call('lookup', { idToken: there['idToken'] })).error).toBe('TOKEN_EXPIRED');
    expect((await identity.call('lookup', { idToken })).status).toBe(200);
    expect((await ask({}))['events']).toContainEqual(expect.objectContaining({ kind: 'session-ended' }));
  });

  test('sees and ends no session of somebody else', async () => {
    const { identity, idToken } = await signedUp();
    const victim = await signUp(identity, { ...asha, email: 'ravi@example.com' });
    const [session] = await identity.database.db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', victim.localId)
      .execute();
    const { sessions, events } = await identity.post(authPaths.activity, { idToken });
    expect([sessions, events]).toMatchObject([{ length: 1 }, { length: 1 }]);
    await identity.post(authPaths.session, { idToken, session: session?.id });
    expect((await identity.refresh(victim.refreshToken)).status).toBe(200);
  });

  test('gets a mail when a new browser signs in, once, and none for a known one or an address nobody proved', async () => {
    const { identity } = await signedUp();
    const signIn = (headers: Record<string, string> = {}) =>
      identity.call('signInWithPassword', asha, { 'user-agent': firefox, ...headers });
    await signIn();
    expect(await identity.mails()).toEqual([]);
    await prove(identity);
    const { cookie } = await signIn();
    await signIn({ cookie });
    expect(await identity.mails()).toMatchObject([
      { template: 'new_device', email: asha.email, device: 'Firefox on Windows', network: '127.0.0.0/24' },
    ]);
  });

  test('is told by mail that the account was deleted', async () => {
    const { identity, idToken } = await signedUp();
    await prove(identity);
    await identity.call('delete', { idToken });
    expect(await identity.mails()).toMatchObject([{ template: 'account_deleted', email: asha.email }]);
  });
});
