import { expect, test } from 'vitest';
import { asha, resetCode, signUp, testIdentity } from './testing/test-identity.ts';

test('Passwords, tokens, codes and addresses never reach the log, whatever goes wrong', async () => {
  const identity = await testIdentity();
  const { idToken, refreshToken } = await signUp(identity);
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
  await identity.database.db.schema.dropTable('refresh_tokens').execute();
  expect((await identity.call('signInWithPassword', { ...asha, password: 'red sandstone' })).status).toBe(503);

  const log = identity.lines.join('');
  expect(log).toContain('identity call refused');
  expect(log).toContain('an identity call failed unexpectedly');
  const secrets = [asha.password, 'a wrong password', 'red sandstone', idToken, refreshToken, oobCode, asha.email];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('An unforeseen fault is told to the caller as such, in the protocol, without its reason', async () => {
  const identity = await testIdentity();
  await identity.database.db.schema.dropTable('accounts').execute();
  const answer = await identity.call('signInWithPassword', asha);
  expect(answer).toMatchObject({ status: 503, error: 'INTERNAL_ERROR : The service is temporarily unavailable' });
  expect(JSON.stringify(answer)).not.toMatch(/sql|table|accounts/i);
});
