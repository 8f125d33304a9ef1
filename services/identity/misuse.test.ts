import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { authPaths, identityPaths } from '../../contracts/identity-wire.ts';
import { askForCode } from './testing/ask-for-code.ts';
import { credentialBy, popupAt, signInBy } from './testing/browser.ts';
import {
  asha,
  jsonRequest,
  mailedCode,
  resetCode,
  signedUp,
  signUp,
  siteOrigin,
  testIdentity,
} from './testing/test-identity.ts';

const evil = 'https://evil.example';
const hostile = `<img src=x onerror=alert(1)>`;

describe('Nothing a visitor is sent leads to another site, whatever the request asks for', () => {
  const redirects = new URLSearchParams(
    ['continueUrl', 'redirect_uri', 'redirectUrl', 'returnTo', 'next', 'url'].map((name) => [name, `${evil}/`]),
  ).toString();
  const asEvil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', referer: `${evil}/` };

  test.each([
    ['the window that stands in for a provider', `${popupAt('google.com')}&${redirects}`],
    ['the window of a provider nobody knows', `${authPaths.handler}?provider=${encodeURIComponent(evil)}&${redirects}`],
    ['an address below it', `${authPaths.handler}//evil.example?${redirects}`],
    ['the way back from a provider', `${authPaths.callback}/google.com?state=x&code=x&${redirects}`],
    ['the way back from nowhere', `${authPaths.callback}/${encodeURIComponent(evil)}?${redirects}`],
    ['a reset link', `${authPaths.action}?mode=resetPassword&oobCode=x&${redirects}`],
    ['a link of no known kind', `${authPaths.action}?mode=${encodeURIComponent(evil)}&${redirects}`],
  ])('%s', async (_what, path) => {
    const identity = await testIdentity();
    const response = await identity.page(path, { headers: asEvil });
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('refresh')).toBeNull();
    expect(await response.text()).not.toContain('evil.example');
  });

  test('the link of a mail, the page it leads to and the one after it', async () => {
    const { identity } = await signedUp();
    const ask = { requestType: 'PASSWORD_RESET', email: asha.email, continueUrl: evil, linkDomain: 'evil.example' };
    expect((await identity.call('sendOobCode', ask, asEvil)).status).toBe(200);
    const [mail] = await identity.mails();
    expect(mail?.['link']).toMatch(`${siteOrigin}${authPaths.action}?mode=resetPassword&oobCode=`);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
    const oobCode = await mailedCode(identity, 'password_reset');
    const form = await identity.page(`${authPaths.action}?mode=resetPassword&oobCode=${oobCode}&${redirects}`);
    const typed = { oobCode, newPassword: 'red sandstone', continueUrl: evil };
    const sent = await identity.postForm(`${authPaths.action}?${redirects}`, typed);
    const next = `${authPaths.action}?mode=passwordChanged`;
    expect(sent.headers.get('location')).toBe(next);
    for (const page of [form, await identity.page(`${next}&${redirects}`)]) {
      expect(page.status).toBe(200);
      expect(page.headers.get('location')).toBeNull();
      expect(await page.text()).not.toContain('evil.example');
    }
  });

  test('a provider, which is sent to by its own address alone and told to come back here', async () => {
    const client = { clientId: 'id', clientSecret: 'secret' };
    const identity = await testIdentity({ providers: { 'github.com': client } });
    const { headers } = await identity.page(`${popupAt('github.com')}&${redirects}`, { headers: asEvil });
    const there = new URL(headers.get('location') ?? '');
    expect(there.origin).toBe('https://github.com');
    expect(there.searchParams.get('redirect_uri')).toBe(`${siteOrigin}${authPaths.callback}/github.com`);
    expect(there.href).not.toContain('evil.example');
  });
});

test('Nobody chooses the session of somebody else: signing in begins a new session each time, whatever the call brings, and its one cookie signs nobody in', async () => {
  const identity = await testIdentity();
  const planted = await signUp(identity, { ...asha, email: 'thief@example.com' });
  await signUp(identity);
  const sid = decodeJwt(planted.idToken)['sid'];
  const body = { ...asha, ...planted, sid, sessionId: sid, token: planted.refreshToken };
  const signIn = () => identity.call('signInWithPassword', body, { cookie: `sid=${String(sid)}` });
  const answers = [await signIn(), await signIn()];
  const tokens = [planted.refreshToken, ...answers.map((answer) => answer['refreshToken'])];
  const sids = [sid, ...answers.map((answer) => decodeJwt(String(answer['idToken']))['sid'])];
  expect(new Set(tokens).size).toBe(3);
  expect(new Set(sids).size).toBe(3);
  const { users } = await identity.call('lookup', { idToken: planted.idToken });
  expect(users).toMatchObject([{ localId: planted.localId }]);
  const request = jsonRequest(identityPaths.signUp, { ...asha, email: 'other@example.com' });
  const response = await identity.routes.fetch(request);
  const cookies = response.headers.getSetCookie();
  expect(cookies).toEqual([expect.stringMatching(/^__Host-device=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/)]);
  const [cookie = ''] = cookies[0]?.split(';') ?? [];
  expect((await identity.call('lookup', {}, { cookie })).error).toBe('INVALID_ID_TOKEN');
});

test('Whatever is done with one account, nothing of another changes', async () => {
  const identity = await testIdentity();
  const { db } = identity.database;
  const { localId, idToken: theirs } = await signUp(identity, { ...asha, email: 'ravi@example.com' });
  await identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: theirs });
  await resetCode(identity, 'ravi@example.com');
  await askForCode(identity, 'ravi@example.com');
  await credentialBy(identity, 'google.com', { email: 'ravi@example.com' });
  const ofAccount = ['sessions', 'action_codes', 'account_events', 'known_devices'] as const;
  const stored = () =>
    Promise.all([
      db.selectFrom('accounts').selectAll().where('id', '=', localId).execute(),
      ...ofAccount.map((table) => db.selectFrom(table).selectAll().where('account_id', '=', localId).execute()),
      ...(['social_flows', 'social_credentials'] as const).map((table) => db.selectFrom(table).selectAll().execute()),
    ]);
  const before = await stored();
  expect(before.map((rows) => rows.length)).toEqual([1, 1, 2, 1, 1, 1, 1]);

  const done = async (...[method, body]: Parameters<typeof identity.call>) => {
    const answer = await identity.call(method, body);
    expect([method, answer.status]).toEqual([method, 200]);
    return answer;
  };
  identity.clock.now += 1000;
  const { idToken, refreshToken } = await signUp(identity);
  await done('update', { idToken, displayName: 'Asha' });
  await done('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const oobCode = await mailedCode(identity, 'verify_email');
  const form = { mode: 'verifyEmail', oobCode, password: asha.password };
  expect((await identity.postForm(authPaths.action, form)).status).toBe(303);
  await identity.refresh(refreshToken);
  await done('resetPassword', { oobCode: await resetCode(identity), newPassword: 'red sandstone' });
  const again = await done('signInWithPassword', { ...asha, password: 'red sandstone' });
  const changed = await done('update', { idToken: again['idToken'], password: 'white marble' });
  await done('delete', { idToken: changed['idToken'] });
  // Of an account whose address is not proved yet, a reset proves it.
  await signUp(identity);
  await done('resetPassword', { oobCode: await resetCode(identity), newPassword: 'red sandstone' });
  expect(await stored()).toEqual(before);
});

test('A password is good for as long as its holder keeps it', async () => {
  const { identity } = await signedUp();
  identity.clock.now += 10 * 365 * 24 * 60 * 60_000;
  expect((await identity.call('signInWithPassword', asha)).status).toBe(200);
});

test('What somebody calls themselves, or their provider calls them, is nowhere markup', async () => {
  const identity = await testIdentity();
  const { idToken: own } = await signUp(identity, { ...asha, displayName: hostile });
  const social = await signInBy(identity, 'google.com', { email: 'b@example.com', displayName: hostile });
  // The name is data: it travels as JSON, which no browser takes for a page.
  for (const idToken of [own, social['idToken']]) {
    const response = await identity.routes.fetch(jsonRequest(identityPaths.lookup, { idToken }));
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(((await response.json()) as { users: object[] }).users).toMatchObject([{ displayName: hostile }]);
  }

  const oobCode = await resetCode(identity);
  const link = `${authPaths.action}?mode=resetPassword&oobCode=${oobCode}`;
  const pages = [await identity.page(link), await identity.postForm(authPaths.action, { oobCode })];
  await identity.call('resetPassword', { oobCode, newPassword: 'red sandstone' });
  const shown = [...(await Promise.all(pages.map((page) => page.text()))), JSON.stringify(await identity.mails())];
  for (const text of shown) expect(text).toContain(asha.email);
  for (const text of shown) expect(text).not.toMatch(/onerror/);
});
