import { expect, test } from 'vitest';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { type Answer, asha, from, prove, resetCode, signedUp, type TestIdentity } from '../testing/test-identity.ts';

const newPassword = 'red sandstone';

/** Signs in by password, from a browser with its cookie or a new one. */
const signIn = (identity: TestIdentity, headers: Record<string, string>, password = asha.password) =>
  identity.call('signInWithPassword', { ...asha, password }, headers);

const ways: Record<string, (identity: TestIdentity, here: Answer) => Promise<{ status: number }>> = {
  'the password is changed': (identity, { cookie, idToken }) =>
    identity.post(authPaths.password, { idToken, currentPassword: asha.password, newPassword }, { cookie }),
  'the password is set by a mailed link': async (identity, { cookie }) =>
    identity.call('resetPassword', { oobCode: await resetCode(identity), newPassword }, { cookie }),
  'every session is ended': (identity, { cookie, refreshToken }) =>
    identity.revoke({ token: String(refreshToken), all: 'true' }, { cookie }),
};

test('A sign-in from a new browser succeeds although its holder cannot be told', async () => {
  const grant = () => Promise.reject(new Error('no store'));
  const mail = { grant, enqueueIn: async () => undefined, wake: () => undefined };
  const { identity } = await signedUp({ mail });
  await prove(identity);
  expect((await signIn(identity, from('203.0.113.9'))).status).toBe(200);
  expect(identity.lines.join('')).toContain('the mail about a sign-in could not be stored');
});

test.each(Object.keys(ways))('After %s no browser is known but the one at hand', async (way) => {
  const { identity } = await signedUp();
  await prove(identity);
  const here = await signIn(identity, from('198.51.100.7'));
  const intruder = await signIn(identity, from('203.0.113.9'));
  expect((await ways[way]?.(identity, here))?.status).toBe(200);
  const password = way === 'every session is ended' ? asha.password : newPassword;
  const newDevices = async () => (await identity.mails()).filter(({ template }) => template === 'new_device').length;

  const before = await newDevices();
  await signIn(identity, { ...from('198.51.100.7'), cookie: here.cookie }, password);
  expect(await newDevices()).toBe(before);
  // Its guesses count as a stranger's, not by themselves.
  for (let guess = 0; guess < 10; guess += 1) await signIn(identity, from('203.0.113.9'), 'a wrong guess');
  const there = { ...from('203.0.113.9'), cookie: intruder.cookie };
  expect((await signIn(identity, there, password)).status).toBe(429);
  identity.clock.now += 15 * 60_000;
  expect((await signIn(identity, there, password)).status).toBe(200);
  expect(await newDevices()).toBe(before + 1);
});
