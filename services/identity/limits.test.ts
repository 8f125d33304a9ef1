import { describe, expect, test } from 'vitest';
import { authPaths, identityPaths } from '../../contracts/identity-wire.ts';
import { emailCodePaths } from './social/email-code-pages.ts';
import { channel, popupAt } from './testing/browser.ts';
import { asha, from, signedUp, signUp, siteOrigin, testIdentity } from './testing/test-identity.ts';

const wrong = { ...asha, password: 'wrong' };
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';

describe('Wrong passwords', () => {
  test('ten for one account from one address; the owner elsewhere is not locked out', async () => {
    const { identity } = await signedUp();
    const guess = () => identity.call('signInWithPassword', wrong, from('10.0.0.1'));
    const errors = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ error }) => error);
    expect(errors.filter((error) => error === 'INVALID_PASSWORD')).toHaveLength(10);
    expect(errors.filter((error) => error === tooMany)).toHaveLength(2);
    expect((await identity.call('signInWithPassword', asha, from('10.0.0.1'))).error).toBe(tooMany);
    expect((await identity.call('signInWithPassword', asha, from('10.0.0.2'))).status).toBe(200);
  });

  test('are limited alike where the owner hides which addresses have an account', async () => {
    const { identity } = await signedUp({ hideAccountExistence: true });
    const errors = async (body: object) => {
      const found: unknown[] = [];
      for (let count = 0; count < 11; count += 1) found.push((await identity.call('signInWithPassword', body)).error);
      return found;
    };
    const known = await errors(wrong);
    expect(known.at(-1)).toBe(tooMany);
    expect(await errors({ ...wrong, email: 'nobody@example.com' })).toEqual(known);
  });

  test('fifty for one account from everywhere', async () => {
    const { identity } = await signedUp();
    const strangers = Array.from({ length: 50 }, (_, count) => from(`10.0.${count}.1`));
    const answers = await Promise.all(strangers.map((there) => identity.call('signInWithPassword', wrong, there)));
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['INVALID_PASSWORD']));
    // Nor does a browser help that another account knows.
    const { cookie } = await signUp(identity, { ...asha, email: 'thief@example.com' });
    const there = { ...from('10.1.0.1'), cookie };
    expect((await identity.call('signInWithPassword', wrong, there)).error).toBe(tooMany);
  });
});

test('A mail that could not be stored counts for none of them', async () => {
  const { identity } = await signedUp();
  const { schema } = identity.database.db;
  const { idToken } = await identity.call('signInWithPassword', asha);
  const asks = [
    () => identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: asha.email }),
    () => identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }),
    () => identity.postForm(emailCodePaths.email, { provider: 'google.com', channel, email: asha.email }),
  ];
  await schema.alterTable('outbox').renameTo('outbox_away').execute();
  for (const ask of asks) {
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(503);
  }
  await schema.alterTable('outbox_away').renameTo('outbox').execute();
  for (const ask of asks) expect((await ask()).status).toBe(200);
  expect(await identity.mails()).toHaveLength(3);
});

test('Six hundred calls of any kind in five minutes from one address, pages of mails and windows among them, but no pictures in pages of other sites', async () => {
  const identity = await testIdentity();
  const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
  expect((await identity.page(authPaths.action, { headers: picture })).status).toBe(403);
  const action = () => identity.page(authPaths.action);
  for (let count = 0; count < 600; count += 1) expect((await action()).status).toBe(400);
  expect((await action()).status).toBe(429);
  const popup = await identity.page(popupAt('google.com'));
  expect([popup.status, popup.headers.get('cross-origin-opener-policy')]).toEqual([429, 'unsafe-none']);
  expect((await identity.page(authPaths.action, { headers: from('10.0.0.2') })).status).toBe(400);
});

test('Sixty sign-in windows in 15 minutes from one address, whether they lead to a provider or to a code; a page of another site opens none to a provider', async () => {
  const providers = { 'github.com': { clientId: 'id', clientSecret: 'secret' } };
  const identity = await testIdentity({ providers, hideAccountExistence: true });
  const visit = (headers = {}) => identity.page(popupAt('github.com'), { headers });
  const foreign = () => visit({ 'sec-fetch-site': 'cross-site' });
  const askCode = () => identity.postForm(emailCodePaths.email, { provider: 'google.com', channel, email: asha.email });
  for (let count = 0; count < 30; count += 1) {
    const answers = [await foreign(), await visit(), await askCode()];
    expect(answers.map(({ status }) => status)).toEqual([400, 302, 200]);
  }
  expect([(await visit()).status, (await askCode()).status]).toEqual([429, 429]);
  expect(await identity.database.db.selectFrom('social_flows').select('hash').execute()).toHaveLength(60);
});

test('Sixty accounts an hour from one address', async () => {
  const identity = await testIdentity();
  for (let count = 0; count < 60; count += 1) await signUp(identity, { ...asha, email: `a${count}@example.com` });
  expect((await identity.call('signUp', { ...asha, email: 'last@example.com' })).error).toBe(tooMany);
});

test('Twenty new passwords an hour for one account', async () => {
  const { identity, idToken } = await signedUp();
  let answer: { idToken?: unknown; error?: unknown } = { idToken };
  for (let count = 0; count < 20; count += 1) {
    answer = await identity.call('update', { idToken: answer.idToken, password: `blue pottery ${count}` });
    expect(answer.error).toBeUndefined();
  }
  const { error } = await identity.call('update', { idToken: answer.idToken, password: 'blue pottery 20' });
  expect(error).toBe(tooMany);
});

describe('Pages of other sites', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://jantar.test', host: 'jantar.test', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: siteOrigin }, 200],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
    [{}, 200],
  ])('%o is answered with %i', async (headers, status) => {
    const identity = await testIdentity();
    const answer = await identity.call('signUp', asha, headers);
    expect(answer.status).toBe(status);
    expect(await identity.database.db.selectFrom('accounts').selectAll().execute()).toHaveLength(
      status === 200 ? 1 : 0,
    );
  });

  test('are told nothing by preflights', async () => {
    const identity = await testIdentity();
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const response = await identity.page(identityPaths.signUp, { method: 'OPTIONS', headers });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
