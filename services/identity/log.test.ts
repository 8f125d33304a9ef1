import { expect, test } from 'vitest';
import { authPaths } from '../../contracts/identity-wire.ts';
import { askForCode, provider } from './testing/ask-for-code.ts';
import { credentialOf, idpBody } from './testing/browser.ts';
import { asha, resetCode, signedUp, testIdentity } from './testing/test-identity.ts';

test('Passwords, tokens, codes and addresses never reach the log, whatever goes wrong', async () => {
  const { identity, idToken, refreshToken } = await signedUp();
  const oobCode = await resetCode(identity);
  await identity.call('signInWithPassword', { ...asha, password: 'a wrong password' });
  await identity.call('signUp', asha);
  await identity.refresh(refreshToken);
  await identity.refresh(refreshToken);
  await identity.call('lookup', { idToken });
  await identity.call('lookup', { idToken: `${idToken}x` });
  await identity.call('resetPassword', { oobCode, newPassword: 'short' });
  await identity.call('resetPassword', { oobCode, newPassword: 'red sandstone' });
  await identity.call('resetPassword', { oobCode, newPassword: 'red sandstone' });
  const { refresh_token: next } = await identity.refresh(
    String((await identity.call('signInWithPassword', { ...asha, password: 'red sandstone' }))['refreshToken']),
  );
  for (const all of ['', 'true', 'true']) {
    await identity.postForm(authPaths.revoke, { token: all ? String(next) : idToken, all });
  }
  await identity.page(`${authPaths.action}?mode=resetPassword&oobCode=${oobCode}`);
  await identity.database.db.schema.dropTable('refresh_tokens').execute();
  expect((await identity.call('signInWithPassword', { ...asha, password: 'red sandstone' })).status).toBe(503);

  const log = identity.lines.join('');
  expect(log).toContain('identity call refused');
  expect(log).toContain('an identity call failed unexpectedly');
  const typed = [asha.password, 'a wrong password', 'red sandstone', asha.email];
  for (const secret of [...typed, idToken, refreshToken, String(next), oobCode]) expect(log).not.toContain(secret);
});

test('Nor do the codes and credentials of a popup', async () => {
  const identity = await testIdentity();
  const { flow, code, type } = await askForCode(identity);
  const credential = credentialOf((await type(code)).html);
  for (let use = 0; use < 2; use += 1) await identity.call('signInWithIdp', idpBody(provider, credential));
  const log = identity.lines.join('');
  expect(log).toContain('INVALID_IDP_RESPONSE');
  for (const secret of [flow, code, credential, asha.email]) {
    expect(secret).toMatch(/.{6}/);
    expect(log).not.toContain(secret);
  }
});

test('An unforeseen fault is told to the caller as such, in the protocol, without its reason', async () => {
  const identity = await testIdentity();
  await identity.database.db.schema.dropTable('accounts').execute();
  const answer = await identity.call('signInWithPassword', asha);
  expect(answer).toMatchObject({ status: 503, error: 'INTERNAL_ERROR : The service is temporarily unavailable' });
  expect(JSON.stringify(answer)).not.toMatch(/sql|table|accounts/i);
  identity.start();
  await identity.stop();
  expect(identity.lines.at(-1)).toContain('expired sessions and codes could not be deleted');
});
