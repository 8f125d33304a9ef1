import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accountPage } from '../../../content/pages/account.ts';
import { beginSession, endSession, readSession } from '../../identity-client/session.ts';
import { account, ok, press, refuses, settle } from './testing/account-service.ts';
import { byGoogle, open, panelService, send, type, unproved } from './testing/open-panel.tsx';

const service = panelService();

test('shows address, name, ways to log in, and since when', async () => {
  service.answers['lookup'] = ok({ users: [{ ...unproved, displayName: '<b>Asha</b>' }] });
  await open();
  expect(service.calls).toEqual([expect.stringMatching(/accounts:lookup \{"idToken":"id-1"\}$/)]);
  const facts = document.querySelector('dl')?.textContent;
  expect(facts).toContain('asha@example.com');
  expect(facts).toContain('<b>Asha</b>');
  expect(facts).toContain('Email and password');
  expect(facts).toContain('1 November 2026');
});

test('a visitor who is not logged in sees links to Login and Sign Up', async () => {
  endSession();
  await open();
  expect(screen.getByText(/You are not logged in/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(service.calls).toEqual([]);
});

test('without a connection, the page says so, keeps the session and offers another try', async () => {
  const lookup = service.answers['lookup'];
  delete service.answers['lookup'];
  await open();
  expect(screen.getByRole('status').textContent).toBe('Network error. Please check your internet connection.');
  if (lookup) service.answers['lookup'] = lookup;
  await press('Try again');
  expect(document.querySelector('dl')).toBeTruthy();
});

test('logging out ends the session here and at the service, is announced, and moves the focus to the heading', async () => {
  const heading = document.body.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  await open();
  const status = document.querySelector('[role=status]');
  screen.getByRole('button', { name: 'Log out' }).focus();
  await press('Log out');
  expect(document.activeElement).toBe(heading);
  expect(status?.textContent).toMatch(/You are not logged in/);
  expect(status?.isConnected).toBe(true);
  heading.remove();
  expect(readSession()).toBeUndefined();
  expect(service.calls.at(-1)).toMatch(/revoke token=refresh-1$/);
  expect(screen.getByText(/You are not logged in/)).toBeTruthy();
});

test('that a password could not be changed is told', async () => {
  service.answers['password'] = refuses('INTERNAL_ERROR');
  await open();
  await send('Change password');
  expect(screen.getByText('The password could not be changed. Please try again.')).toBeTruthy();
  expect(readSession()).toBeTruthy();
});

test.each([
  ['Current password', 'INVALID_PASSWORD', 'Incorrect password. Please try again.'],
  ['New password', 'WEAK_PASSWORD : short', 'Password is too weak. Please use a stronger password.'],
])('%s is marked when it is refused, described by the message, and gets the focus', async (label, message, text) => {
  service.answers['password'] = refuses(message);
  await open();
  await send('Change password');
  const field = screen.getByLabelText(label);
  expect(document.activeElement).toBe(field);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(text);
  type(label, 'z');
  expect(field.getAttribute('aria-invalid')).toBe(null);
  expect(description?.textContent).not.toBe('');
});

test('an account without a password is offered a link that sets one', async () => {
  service.answers['lookup'] = byGoogle;
  await open();
  expect(document.querySelector('dl')?.textContent).toContain('Google');
  expect(screen.getByRole('link', { name: 'Send Reset Link' }).getAttribute('href')).toBe('/forgot-password');
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

test('a wrong password deletes nothing', async () => {
  service.answers['signInWithPassword'] = refuses('INVALID_PASSWORD');
  await open();
  await press('Delete account');
  type('Your password', 'x');
  await send('Yes, delete it');
  expect(screen.getByText('Incorrect password. Please try again.')).toBeTruthy();
  const field = within(screen.getByRole('dialog')).getByLabelText('Your password');
  // Password managers of several accounts fill in the right one.
  expect(field.closest('form')?.querySelector('[autocomplete=username]')?.getAttribute('value')).toBe(account.email);
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  expect(service.calls.some((call) => call.includes('delete'))).toBe(false);
});

test.each([true, false])('a login that deletion asks for replaces the one before, remembered: %s', async (remember) => {
  service.answers['delete'] = refuses('INTERNAL_ERROR');
  const session = readSession();
  if (session) beginSession(session, { remember });
  await open();
  await press('Delete account');
  type('Your password', 'blue pottery');
  await send('Yes, delete it');
  expect(service.calls.find((call) => call.includes('signInWithPassword'))).toContain(`"remember":${remember}`);
  expect(readSession()?.refreshToken).toBe('refresh-2');
  expect(service.calls).toContainEqual(expect.stringMatching(/revoke token=refresh-1$/));
});

test.each([
  ['Delete account', 'Yes, delete it'],
  ['Log out everywhere', 'Yes, everywhere'],
])('%s cannot be closed while it works, and asks anew without the last failure', async (button, confirm) => {
  delete service.answers['delete'];
  delete service.answers['revoke'];
  await open();
  await press(button);
  const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent.submit(screen.getByRole('button', { name: confirm }).closest('form') as HTMLFormElement);
  expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
  dialog().close();
  await settle();
  expect(dialog().open).toBe(true);
  expect(within(dialog()).getByRole('alert').textContent).not.toBe('');
  expect(readSession()).toBeTruthy();
  dialog().close();
  await settle();
  await press(button);
  expect(within(dialog()).getByRole('alert').textContent).toBe('');
});

test.each(['Delete account', accountPage.passkeys.add])(
  '%s keeps no password in a closed dialog, and shows the next only when asked',
  async (button) => {
    service.answers['activity'] = ok({ sessions: [], events: [], passkeys: [] });
    await open();
    await press(button);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const field = () => screen.getByLabelText<HTMLInputElement>('Your password');
    field().value = 'x';
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show password' }));
    expect(field().type).toBe('text');
    dialog.close();
    await settle();
    await press(button);
    expect([field().value, field().type]).toEqual(['', 'password']);
  },
);

test('without a password, deleting needs a recent login, and the page says so', async () => {
  service.answers['lookup'] = byGoogle;
  service.answers['delete'] = refuses('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  await open();
  await press('Delete account');
  await send('Yes, delete it');
  expect(screen.getByText(/For your safety, log out, log in again/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Yes, delete it');
  expect(readSession()).toBeTruthy();
});

test('the second click of a double one, which comes upon the question, does not answer it', async () => {
  service.answers['lookup'] = byGoogle;
  await open();
  await press('Delete account');
  fireEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }), { detail: 2 });
  await settle();
  expect(screen.getByRole('button', { name: 'Yes, delete it' })).toBeTruthy();
  expect(service.calls.filter((call) => call.includes('accounts:delete'))).toEqual([]);
});

test('an account without an address says so, and nothing on confirming one, on a password or on messages', async () => {
  const { email: _, ...without } = unproved;
  const providerUserInfo = [{ providerId: 'facebook.com', rawId: '', federatedId: '' }];
  service.answers['lookup'] = ok({ users: [{ ...without, providerUserInfo }] });
  await open();
  expect(screen.getByText(accountPage.facts.noEmail)).toBeTruthy();
  expect(screen.queryByText(accountPage.facts.note)).toBeNull();
  expect(screen.queryByText(accountPage.facts.proven)).toBeNull();
  for (const { heading } of [accountPage.sent, accountPage.password])
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
  expect(screen.getByRole('heading', { name: accountPage.removal.heading })).toBeTruthy();
});

test('an action whose script does not come is told, and the next press asks for it again', async () => {
  vi.resetModules();
  const island = document.body.appendChild(document.createElement('div'));
  island.dataset['later'] = '/assets/actions.js';
  const { AccountPanel: Fresh } = await import('./account-panel.tsx');
  render(<Fresh />);
  await settle();
  await press('Log out everywhere');
  expect(screen.getByText(/did not load. Check your connection, or reload the page/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  service.answers['js'] = ok({});
  fireEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  expect(screen.queryByText(/did not load. Check your connection, or reload the page/)).toBeNull();
  island.remove();
});
