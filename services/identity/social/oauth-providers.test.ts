import { beforeEach, describe, expect, test } from 'vitest';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { browser, credentialOf, idpBody, popupAt, postedBy, signInBy } from '../testing/browser.ts';
import { oauthServer } from '../testing/oauth-server.ts';
import { client } from '../testing/openid-server.ts';
import { asha, from, signedUp, signUp, siteOrigin, type TestIdentity, testIdentity } from '../testing/test-identity.ts';
import { standInSubject } from './providers.ts';

const photoUrl = 'https://avatars.example/42';
const verified = [
  { email: 'old@example.com', primary: false, verified: true },
  { email: asha.email, primary: true, verified: true },
];
const name = 'Asha Verma';
const user = { id: 42, login: 'asha', name, avatar_url: photoUrl };
const providers = [
  { provider: 'github.com' as const, verifies: true, api: { '/user': user, '/user/emails': verified } },
  { provider: 'facebook.com' as const, verifies: false, api: { '/me': { id: '42', name, email: asha.email } } },
];

describe.each(providers)('Sign-in at $provider', ({ provider, verifies, api }) => {
  let server: Awaited<ReturnType<typeof oauthServer>>;
  let identity: TestIdentity;
  const start = popupAt(provider);
  const failed = { type: 'identity-popup', provider, failure: 'failed' };
  const atCallback = (url: URL) => url.href.startsWith(`${siteOrigin}${authPaths.callback}/${provider}`);

  beforeEach(async () => {
    server = await oauthServer();
    server.state.api = api;
    identity = await testIdentity({ providers: { [provider]: { ...client, endpoints: server.endpoints } } });
  });

  const signIn = async (html: string) => identity.call('signInWithIdp', idpBody(provider, credentialOf(html)));

  test('makes an account of whoever comes back, knows them the next time, and tells them of a new device', async () => {
    const { html } = await browser(identity).open(start);
    const known = { ...idpBody(provider, credentialOf(html)), autoCreate: false };
    expect((await identity.call('signInWithIdp', known)).error).toBe('EMAIL_NOT_FOUND');
    const first = await signIn(html);
    const told = { email: asha.email, emailVerified: verifies, displayName: 'Asha Verma' };
    expect(first).toMatchObject({ status: 200, isNewUser: true, providerId: provider, ...told });
    identity.clock.now += 1000;
    const again = idpBody(provider, credentialOf((await browser(identity).open(start)).html));
    const second = await identity.call('signInWithIdp', again, from('203.0.113.9'));
    expect(second).toMatchObject({ localId: first['localId'], isNewUser: false });
    const { users } = await identity.call('lookup', { idToken: second['idToken'] });
    const providerUserInfo = [{ displayName: 'Asha Verma' }];
    const { now } = identity.clock;
    expect(users).toMatchObject([{ lastLoginAt: String(now), providerUserInfo, ...(verifies && { photoUrl }) }]);
    // Nothing is mailed to an address that nobody has proved.
    expect((await identity.mails()).map(({ template }) => template)).toEqual(verifies ? ['new_device'] : []);
  });

  test('an account of the same address is linked only if the provider has verified it, and tells so once', async () => {
    const { localId } = await signUp(identity);
    for (const visit of [browser(identity), browser(identity)]) {
      const answer = await signIn((await visit.open(start)).html);
      expect(answer).toMatchObject(verifies ? { localId } : { needConfirmation: true });
    }
    const events = await identity.database.db.selectFrom('account_events').select('kind').orderBy('kind').execute();
    const kinds = verifies ? ['provider-linked', 'signed-in', 'signed-in'] : ['signed-up'];
    expect(events).toEqual(kinds.map((kind) => ({ kind })));
  });

  test('refuses a code of another visit', async () => {
    const visitor = browser(identity);
    const { url } = await visitor.open(start, { until: atCallback });
    const { url: next } = await visitor.open(start, { until: atCallback });
    next.searchParams.set('code', url.searchParams.get('code') ?? '');
    expect(postedBy((await visitor.open(next.href)).html)).toEqual(failed);
  });

  test('says so when the provider fails, or is down', async () => {
    server.state.apiStatus = 500;
    expect(postedBy((await browser(identity).open(start)).html)).toEqual(failed);
    expect(identity.lines.join('')).toContain('a sign-in at a provider failed');
    const visitor = browser(identity);
    const { url } = await visitor.open(start, { until: atCallback });
    server.stop();
    const { response, html } = await visitor.open(url.href);
    expect(response.status).toBe(502);
    expect(postedBy(html)).toEqual(failed);
  });

  test('an answer that is not of the expected shape signs nobody in', async () => {
    server.state.api = Object.fromEntries(Object.keys(api).map((path) => [path, { id: null }]));
    expect(postedBy((await browser(identity).open(start)).html)).toEqual(failed);
  });
});

const unverified = [{ email: asha.email, primary: true, verified: false }];
test.each([
  [
    'an address it has not verified',
    unverified,
    { needConfirmation: true },
    { email: asha.email, emailVerified: true },
  ],
  ['no address', [], { email: '', isNewUser: true }, { email: '', emailVerified: false, isNewUser: false }],
])('GitHub, that tells %s, and later one it has verified', async (_what, emails, first, second) => {
  const server = await oauthServer();
  const { identity } = await signedUp({ providers: { 'github.com': { ...client, endpoints: server.endpoints } } });
  for (const [told, expected] of [
    [emails, first],
    [verified, second],
  ] as const) {
    server.state.api = { '/user': { id: 42, login: 'asha' }, '/user/emails': told };
    const { html } = await browser(identity).open(popupAt('github.com'));
    expect(await identity.call('signInWithIdp', idpBody('github.com', credentialOf(html)))).toMatchObject(expected);
  }
});

test('A provider and the window that stood in for it are one way to log in, the later one', async () => {
  const identity = await testIdentity();
  await signInBy(identity, 'google.com', { subject: `${standInSubject}${asha.email}` });
  identity.clock.now += 1000;
  const { idToken } = await signInBy(identity, 'google.com', { subject: '4711' });
  const { users } = await identity.call('lookup', { idToken });
  expect(users).toMatchObject([{ providerUserInfo: [{ providerId: 'google.com', rawId: '4711' }] }]);
});
