import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountPage } from '../../../content/pages/account.ts';
import { beginSession, readSession } from '../../identity-client/session.ts';
import { account, ok, press, refuses, settle, tokens } from './testing/account-service.ts';
import { byGoogle, open, panelService, send, unproved } from './testing/open-panel.tsx';

const service = panelService();

test.each([
  ['lookup', 'as the page opens', []],
  ['password', 'with the next change', ['Change password']],
  ['delete', 'with a deletion', ['Delete account', 'Yes, delete it']],
  ['revoke', 'with a log-out everywhere', ['Log out everywhere', 'Yes, everywhere']],
])('%s: a session that was ended elsewhere ends here %s, and nothing is said to be done', async (call, _, buttons) => {
  if (buttons.length > 1) service.answers['lookup'] = byGoogle;
  service.answers[call] = refuses('TOKEN_EXPIRED');
  service.answers['token'] = refuses('INVALID_REFRESH_TOKEN');
  await open();
  for (const button of buttons.slice(0, -1)) await press(button);
  for (const button of buttons.slice(-1)) await send(button);
  expect(screen.getByText(/You are not logged in/)).toBeTruthy();
  expect(readSession()).toBeUndefined();
  expect(document.querySelector('dl, [role=dialog], dialog[open]')).toBeNull();
});

test('an account that was deleted elsewhere ends here with its deletion', async () => {
  await open();
  service.answers['signInWithPassword'] = refuses('EMAIL_NOT_FOUND');
  service.answers['lookup'] = refuses('USER_NOT_FOUND');
  service.answers['token'] = refuses('INVALID_REFRESH_TOKEN');
  await press('Delete account');
  await send('Yes, delete it');
  expect(screen.getByText(/You are not logged in/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a token that only this device’s clock calls valid is renewed, and the session goes on', async () => {
  const fresh = ok({ users: [unproved] });
  service.answers['lookup'] = () => (readSession()?.idToken === 'id-2' ? fresh() : refuses('TOKEN_EXPIRED')());
  service.answers['token'] = ok({ id_token: 'id-2', refresh_token: 'refresh-2', expires_in: '3600' });
  await open();
  expect(document.querySelector('dl')).toBeTruthy();
  expect(readSession()?.refreshToken).toBe('refresh-2');
});

test('after a change of the password, pressed twice, which is one, the devices that it logged out are gone', async () => {
  const session = { id: 's1', device: 'Firefox on Windows', network: null, provider: 'password', isThis: false };
  service.answers['activity'] = ok({ sessions: [{ ...session, signedInAt: 0, usedAt: 0 }], events: [] });
  await open();
  expect(screen.getByText(/Firefox on Windows/)).toBeTruthy();
  service.answers['activity'] = ok({ sessions: [], events: [] });
  const form = screen.getByRole('form', { name: accountPage.password.heading });
  for (let presses = 0; presses < 2; presses += 1) fireEvent.submit(form);
  await settle();
  expect(screen.queryByText(/Firefox on Windows/)).toBeNull();
  expect(service.calls.filter((call) => call.includes('auth/password'))).toHaveLength(1);
});

test('a login in another tab shows the account here too', async () => {
  await open();
  await press('Log out');
  beginSession({ ...tokens(2), expiresAt: Date.now() + 3_600_000 }, { remember: true });
  await settle();
  expect(screen.getByText('asha@example.com')).toBeTruthy();
});

describe('when another account has logged in in another tab', () => {
  const other = { ...tokens(9), localId: 'u2', email: 'bina@example.com', expiresAt: Date.now() * 2 };
  const ofOther = ok({ users: [{ ...account, localId: other.localId, email: other.email }] });
  const logInElsewhere = () => localStorage.setItem('account', JSON.stringify(other));
  beforeEach(() => void (service.answers['lookup'] = byGoogle));

  test('during a lookup, that account is shown in the end', async () => {
    service.answers['lookup'] = () => {
      logInElsewhere();
      service.answers['lookup'] = ofOther;
      return ok({ users: [unproved] })();
    };
    await open();
    expect(screen.queryByText('asha@example.com')).toBeNull();
    expect(screen.getByText('bina@example.com')).toBeTruthy();
  });

  test.each([
    ['delete', 'Delete account', 'Yes, delete it', 'The account could not be deleted. Please try again.'],
    ['revoke', 'Log out everywhere', 'Yes, everywhere', 'You could not be logged out everywhere. Please try again.'],
  ])('nothing is done to it from a tab that has not heard: %s', async (call, button, confirm, text) => {
    await open();
    logInElsewhere();
    await press(button);
    await send(confirm);
    expect(service.calls.filter((made) => made.includes(call))).toEqual([]);
    expect(readSession()?.localId).toBe('u2');
    expect(screen.getByText(text)).toBeTruthy();
  });

  test.each([
    ['delete', 'Delete account', 'Yes, delete it', accountPage.removal.done],
    ['revoke', 'Log out everywhere', 'Yes, everywhere', accountPage.everywhere.done],
  ])('while this one is on its way out, its login stays: %s', async (call, button, confirm, text) => {
    await open();
    service.answers[call] = () => {
      logInElsewhere();
      service.answers['lookup'] = ofOther;
      return ok({})();
    };
    await press(button);
    await send(confirm);
    expect(screen.getByText(text)).toBeTruthy();
    expect(readSession()?.localId).toBe('u2');
  });
});
