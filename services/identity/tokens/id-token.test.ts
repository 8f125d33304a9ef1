import * as jose from 'jose';
import { describe, expect, test } from 'vitest';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { serve } from '../../testing/serve.ts';
import { signedUp, signUp, siteOrigin, type TestIdentity, testIdentity } from '../testing/test-identity.ts';

const day = 24 * 60 * 60_000;

/** The key pair that the service signs with, read from its store. */
async function storedKey(identity: TestIdentity) {
  const row = await identity.database.db.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow();
  const key = await jose.importJWK(JSON.parse(row.private_jwk) as jose.JWK, 'ES256');
  return { kid: row.kid, key, published: row.public_jwk };
}

test('A key made while the clock was wrong by years signs nothing once it is right again', async () => {
  const identity = await testIdentity();
  const year = 365 * day;
  identity.clock.now += year;
  const early = jose.decodeProtectedHeader((await signUp(identity)).idToken).kid;
  identity.clock.now -= year;
  const { idToken } = await signUp(identity, { email: 'ravi@example.com', password: 'blue pottery' });
  expect(jose.decodeProtectedHeader(idToken).kid).not.toBe(early);
});

test('A process whose clock was set back still knows the keys that another makes', async () => {
  const { identity } = await signedUp();
  identity.clock.now -= 60 * 60_000;
  const other = await testIdentity({ database: identity.database, now: () => identity.clock.now });
  const { idToken } = await signUp(other, { email: 'ravi@example.com', password: 'blue pottery' });
  expect((await identity.call('lookup', { idToken })).status).toBe(200);
});

test('A token is good in the very second in which another process has made its key', async () => {
  const { identity } = await signedUp();
  const other = await testIdentity({ database: identity.database, now: () => identity.clock.now + 1000 });
  identity.clock.now += 30 * day - 1000;
  // Reads the keys.
  await identity.page(authPaths.keys);
  const { idToken } = await signUp(other, { email: 'ravi@example.com', password: 'blue pottery' });
  expect((await identity.call('lookup', { idToken })).status).toBe(200);
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('An ID token says who signed in, when and how, and a stranger can check it by the published keys', async () => {
  const { identity, localId, idToken } = await signedUp();
  const { origin } = await serve((request) => identity.routes.fetch(request));
  const keys = jose.createRemoteJWKSet(new URL(`${origin}${authPaths.keys}`));
  const currentDate = new Date(identity.clock.now);
  const { payload } = await jose.jwtVerify(idToken, keys, { issuer: siteOrigin, audience: 'site', currentDate });
  const seconds = identity.clock.now / 1000;
  expect(payload).toMatchObject({
    sub: localId,
    user_id: localId,
    email: 'asha@example.com',
    email_verified: false,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
    firebase: { sign_in_provider: 'password', identities: { email: ['asha@example.com'] } },
  });
});

test('Private keys are never published', async () => {
  const { identity } = await signedUp();
  const { keys } = (await (await identity.page(authPaths.keys)).json()) as { keys: jose.JWK[] };
  expect(keys).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }]);
  expect(keys[0]).not.toHaveProperty('d');
});

describe('A token is refused', () => {
  type Payload = Record<string, unknown>;
  type Sign = (payload: Payload, stored: Awaited<ReturnType<typeof storedKey>>) => Promise<string> | string;
  const told = async (of: TestIdentity, token: string) => (await of.call('lookup', { idToken: token })).error;
  /** What is said to a token that differs from a good one in what the test changes, signed as the test says. */
  const forged = async (identity: TestIdentity, idToken: string, sign: Sign) =>
    told(identity, await sign(jose.decodeJwt(idToken), await storedKey(identity)));

  const signed = (payload: Payload, key: CryptoKey | Uint8Array, header: Payload) =>
    new jose.SignJWT(payload).setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header }).sign(key);
  const unsigned = (payload: Payload, header: Payload) => `${encode(header)}.${encode(payload)}.`;
  const claiming =
    (claims: Payload): Sign =>
    (payload, { kid, key }) =>
      signed({ ...payload, ...claims }, key, { kid });

  test.each<[string, Sign]>([
    ['when it is signed by nobody', (payload) => unsigned(payload, { alg: 'none', typ: 'JWT' })],
    ['when it is signed by nobody and names the key', (payload, { kid }) => unsigned(payload, { alg: 'none', kid })],
    ['when its signature is gone', (payload, { kid }) => unsigned(payload, { alg: 'ES256', kid, typ: 'JWT' })],
    [
      'when another key signed it, whatever it calls itself',
      async (payload, { kid }) => signed(payload, (await jose.generateKeyPair('ES256')).privateKey, { kid }),
    ],
    [
      'when another key signed it, which it brings along',
      async (payload) => {
        const { privateKey, publicKey } = await jose.generateKeyPair('ES256');
        return signed(payload, privateKey, { kid: 'own', jwk: await jose.exportJWK(publicKey) });
      },
    ],
    [
      'when the public key was used as a password for HS256',
      (payload, { kid, published }) => signed(payload, new TextEncoder().encode(published), { alg: 'HS256', kid }),
    ],
    ['when it is an access token', (payload, { kid, key }) => signed(payload, key, { kid, typ: 'at+jwt' })],
  ])('%s', async (_what, sign) => {
    const { identity, idToken } = await signedUp();
    expect(await forged(identity, idToken, claiming({}))).toBeUndefined();
    expect(await forged(identity, idToken, sign)).toBe('INVALID_ID_TOKEN');
  });

  test.each([
    ['for somebody else', { aud: 'another' }, 'INVALID_ID_TOKEN'],
    ['by another site', { iss: 'https://evil.example' }, 'INVALID_ID_TOKEN'],
    ['for another account', { sub: 'somebody' }, 'USER_NOT_FOUND'],
    ['in a session of nobody', { sid: 'another' }, 'TOKEN_EXPIRED'],
    ['without a session', { sid: undefined }, 'INVALID_ID_TOKEN'],
    ['without an end', { exp: undefined }, 'INVALID_ID_TOKEN'],
    ['an hour ago', { exp: 1_795_000_000 - 1 }, 'TOKEN_EXPIRED'],
    ['for later', { nbf: 1_795_000_000 + 600 }, 'INVALID_ID_TOKEN'],
  ])('when it was made %s', async (_what, claims, error) => {
    const { identity, idToken } = await signedUp();
    expect(await forged(identity, idToken, claiming(claims))).toBe(error);
  });

  test('when it is of another kind', async () => {
    const { identity, idToken, refreshToken } = await signedUp();
    expect(await told(identity, refreshToken)).toBe('INVALID_ID_TOKEN');
    expect((await identity.refresh(idToken)).error).toBe('INVALID_REFRESH_TOKEN');
    expect((await identity.call('resetPassword', { oobCode: refreshToken })).error).toBe('INVALID_OOB_CODE');
  });

  test('when its session belongs to another account', async () => {
    const { identity, idToken } = await signedUp();
    const other = await signUp(identity, { email: 'other@example.com', password: 'red sandstone' });
    const { sid } = jose.decodeJwt(other.idToken);
    expect(await forged(identity, idToken, claiming({ sid }))).toBe('TOKEN_EXPIRED');
  });
});

test('Keys change every thirty days, and the old one is published until its last token has expired', async () => {
  const identity = await testIdentity();
  const published = async () =>
    ((await (await identity.page(authPaths.keys)).json()) as { keys: jose.JWK[] }).keys.length;
  identity.clock.now += 1;
  const { idToken, refreshToken } = await signUp(identity);
  identity.clock.now += 30 * day - 60_000;
  const late = await identity.refresh(refreshToken);
  identity.clock.now += 60_001;
  const next = await identity.refresh(String(late['refresh_token']));
  const kid = (token: unknown) => jose.decodeProtectedHeader(String(token)).kid;
  expect(kid(late['id_token'])).toBe(kid(idToken));
  expect(kid(next['id_token'])).not.toBe(kid(idToken));
  expect(await published()).toBe(2);
  expect((await identity.call('lookup', { idToken: late['id_token'] })).status).toBe(200);
  identity.clock.now += 3 * day;
  expect(await published()).toBe(1);
});
