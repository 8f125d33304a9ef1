import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { browser, channel, credentialOf, idpBody, popupAt, postedBy } from '../testing/browser.ts';
import { client, openIdServer } from '../testing/openid-server.ts';
import { asha, signUp, siteOrigin, type TestIdentity, testIdentity } from '../testing/test-identity.ts';
import { freePort } from '../../testing/free-port.ts';
import { newState } from './popup-channel.ts';

const provider = 'google.com';
const callback = `${siteOrigin}${authPaths.callback}/${provider}`;
const start = popupAt(provider);
const person = { sub: 'g-1', email: asha.email, email_verified: true, name: 'Asha Verma' };
const failed = { type: 'identity-popup', provider, failure: 'failed' };
const atCallback = (url: URL) => url.href.startsWith(callback);

describe('Sign-in at a real OpenID provider', () => {
  let google: Awaited<ReturnType<typeof openIdServer>>;
  let identity: TestIdentity;

  beforeEach(async () => {
    google = await openIdServer(callback, await freePort());
    google.state.person = person;
    const settings = { ...client, endpoints: { issuer: google.issuer } };
    identity = await testIdentity({ providers: { [provider]: settings }, now: Date.now });
  });
  afterEach(() => google.stop());

  test('asks with PKCE, state and nonce, and signs in whoever comes back, by a page that keeps its opener and runs the script of this site alone', async () => {
    const visitor = browser(identity);
    const { url } = await visitor.open(start, { until: ({ origin }) => origin === google.issuer });
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: callback,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}\.[0-9a-f]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { response, html } = await visitor.open(url.href);
    expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).not.toMatch(/<script(?![^>]*\bsrc="\/__\/auth\/hand-over\.js")/);
    const answer = await identity.call('signInWithIdp', idpBody(provider, credentialOf(html)));
    const told = { email: asha.email, emailVerified: true, displayName: 'Asha Verma' };
    expect(answer).toMatchObject({ status: 200, isNewUser: true, providerId: provider, ...told });
  });

  test('signs nobody in who says no there', async () => {
    google.state.declines = true;
    const { html, response } = await browser(identity).open(start);
    expect(response.status).toBe(400);
    expect(postedBy(html)).toEqual({ type: 'identity-popup', provider, failure: 'denied' });
  });

  test('refuses an answer made for another nonce', async () => {
    const visitor = browser(identity);
    const { url } = await visitor.open(start, { until: ({ origin }) => origin === google.issuer });
    url.searchParams.set('nonce', 'another');
    expect(postedBy((await visitor.open(url.href)).html)).toEqual(failed);
  });

  type Answer = { visitor: ReturnType<typeof browser>; url: URL };
  const spoiled: Record<string, (answer: Answer) => unknown> = {
    'refuses a state it did not give': ({ url }) => url.searchParams.set('state', newState(channel)),
    'refuses an answer that another browser brings': (answer) => (answer.visitor = browser(identity)),
    'refuses an answer that a browser without a cookie brings, to a visit begun with an empty one': async (answer) => {
      const begun = await identity.page(start, { headers: { cookie: '__Host-sign-in-window=' } });
      answer.visitor = browser(identity);
      answer.url = (await answer.visitor.open(begun.headers.get('location') ?? '', { until: atCallback })).url;
    },
    'refuses an answer that is brought again': async ({ visitor, url }) =>
      expect(postedBy((await visitor.open(url.href)).html)).toHaveProperty('credential'),
    'refuses a code of another visit': async (answer) => {
      const next = await answer.visitor.open(start, { until: atCallback });
      next.url.searchParams.set('code', answer.url.searchParams.get('code') ?? '');
      answer.url = next.url;
    },
    'refuses an answer of another issuer': ({ url }) => url.searchParams.set('iss', 'https://evil.example'),
    'refuses an ID token that another key has signed': () => (google.state.hidesKey = true),
    'refuses an answer that comes too late': () =>
      identity.database.db.updateTable('social_flows').set({ expires_at: Date.now() }).execute(),
    'says so when the provider goes down meanwhile': () => google.stop(),
  };
  test.each(Object.entries(spoiled))('%s', async (_what, spoil) => {
    const visitor = browser(identity);
    const { url } = await visitor.open(start, { until: atCallback });
    const answer = { visitor, url };
    await spoil(answer);
    expect(postedBy((await answer.visitor.open(answer.url.href)).html)).toEqual(failed);
  });

  test('an address the provider has not verified is not linked to the account that has it', async () => {
    await signUp(identity);
    google.state.person = { ...person, email_verified: false };
    const { html } = await browser(identity).open(start);
    const answer = await identity.call('signInWithIdp', idpBody(provider, credentialOf(html)));
    expect(answer).toMatchObject({ status: 200, needConfirmation: true, verifiedProvider: ['password'] });
    expect(answer['idToken']).toBeUndefined();
  });

  test('says so when the provider is down, and works when it is up again', async () => {
    const visitor = browser(identity);
    await google.stop();
    const { html, response } = await visitor.open(start);
    expect(response.status).toBe(502);
    expect(postedBy(html)).toEqual(failed);
    expect(identity.lines.join('')).toContain('could not be reached');
    google = await openIdServer(callback, google.port);
    google.state.person = person;
    expect(postedBy((await visitor.open(start)).html)).toHaveProperty('credential');
  });

  test('logs no code, no token and no name', async () => {
    const visitor = browser(identity);
    const { url } = await visitor.open(start, { until: atCallback });
    const { html } = await visitor.open(url.href);
    await visitor.open(url.href);
    await identity.call('signInWithIdp', idpBody(provider, credentialOf(html)));
    await identity.call('signInWithIdp', idpBody(provider, credentialOf(html)));
    const log = identity.lines.join('');
    const code = url.searchParams.get('code') ?? 'none';
    const state = url.searchParams.get('state') ?? 'none';
    for (const secret of [code, state, credentialOf(html), client.clientSecret, asha.email, 'Asha']) {
      expect(log).not.toContain(secret);
    }
  });
});
