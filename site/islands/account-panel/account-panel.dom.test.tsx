import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession, readSession } from '../../identity-client/session.ts';
import { AccountPanel } from './account-panel.tsx';

const account = {
  localId: 'u1',
  email: 'asha@example.com',
  emailVerified: false,
  disabled: false,
  createdAt: String(Date.UTC(2026, 10, 1)),
  lastLoginAt: String(Date.UTC(2026, 10, 20)),
  validSince: '0',
  providerUserInfo: [{ providerId: 'password', rawId: '', federatedId: '' }],
};
const tokens = (n: number) => ({
  localId: 'u1',
  email: account.email,
  idToken: `id-${n}`,
  refreshToken: `refresh-${n}`,
  expiresIn: '3600',
});

/** What each call is answered with, by the end of its path. */
let answers: Record<string, () => Promise<Response>>;
const calls: string[] = [];
const ok = (body: object) => () => Promise.resolve(Response.json(body));
const refuses = (message: string) => () => Promise.resolve(Response.json({ error: { message } }, { status: 400 }));

beforeEach(() => {
  vi.useFakeTimers();
  answers = {
    lookup: ok({ users: [account] }),
    signInWithPassword: ok(tokens(2)),
    update: ok(tokens(3)),
    delete: ok({}),
    revoke: ok({}),
    password: ok(tokens(3)),
    activity: ok({ sessions: [], events: [] }),
    session: ok({}),
  };
  vi.stubGlobal('reportError', vi.fn<() => void>());
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    const name = /(\w+)\?/.exec(url)?.[1] ?? '';
    // Looked up by a section of its own, beside whatever else happens.
    if (name !== 'activity') calls.push(`${name} ${String(body)}`);
    return answers[name]?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  beginSession({ ...tokens(1), expiresAt: Date.now() + 3_600_000 }, { remember: true });
});
afterEach(() => {
  cleanup();
  endSession();
  calls.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
async function open() {
  render(<AccountPanel />);
  await settle();
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = async (name: string) => {
  fireEvent.submit(screen.getByRole('button', { name }).closest('form') as HTMLFormElement);
  await settle();
};

test('shows address, ways to log in, and since when', async () => {
  await open();
  expect(calls).toEqual(['lookup {"idToken":"id-1"}']);
  const facts = document.querySelector('dl')?.textContent;
  expect(facts).toContain('asha@example.com');
  expect(facts).toContain('Email and password');
  expect(facts).toContain('1 November 2026');
});

test('whoever is not logged in is led to Login and Sign Up', async () => {
  endSession();
  await open();
  expect(screen.getByText(/You are not logged in/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(calls).toEqual([]);
});

test('a session that was ended elsewhere is over here as well', async () => {
  answers['lookup'] = refuses('TOKEN_EXPIRED');
  await open();
  expect(screen.getByText(/You are not logged in/)).toBeTruthy();
  expect(readSession()).toBeUndefined();
});

test('without a connection it says so, keeps the session, and can be tried again', async () => {
  const lookup = answers['lookup'];
  delete answers['lookup'];
  await open();
  expect(screen.getByRole('alert').textContent).toBe('Network error. Please check your internet connection.');
  if (lookup) answers['lookup'] = lookup;
  await press('Try again');
  expect(document.querySelector('dl')).toBeTruthy();
});

test('logging out ends the session here and at the service', async () => {
  await open();
  await press('Log out');
  expect(readSession()).toBeUndefined();
  expect(calls.at(-1)).toBe('revoke token=refresh-1');
  expect(screen.getByText(/You are not logged in/)).toBeTruthy();
});

test('changing the password proves the current one, and goes on with the new tokens', async () => {
  await open();
  type('Current password', 'blue pottery');
  type('New password', 'marble and shade');
  await send('Change password');
  const given = { idToken: 'id-1', currentPassword: 'blue pottery', newPassword: 'marble and shade' };
  expect(calls[1]).toBe(`password ${JSON.stringify(given)}`);
  expect(readSession()).toMatchObject({ refreshToken: 'refresh-3', email: 'asha@example.com' });
  expect(screen.getByText('Your password was changed. Every other device is logged out.')).toBeTruthy();
});

test.each([
  ['password', 'INVALID_PASSWORD', 'Incorrect password. Please try again.'],
  ['password', 'WEAK_PASSWORD : short', 'Password is too weak. Please use a stronger password.'],
  ['password', 'INTERNAL_ERROR', 'The password could not be changed. Please try again.'],
])('a password that cannot be changed is told: %s answers %s', async (call, message, text) => {
  answers[call] = refuses(message);
  await open();
  type('Current password', 'x');
  type('New password', 'y');
  await send('Change password');
  expect(screen.getByText(text)).toBeTruthy();
  expect(readSession()).toBeTruthy();
});

test('an account without a password is offered a link that sets one', async () => {
  answers['lookup'] = ok({ users: [{ ...account, providerUserInfo: [{ providerId: 'google.com' }] }] });
  await open();
  expect(document.querySelector('dl')?.textContent).toContain('Google');
  expect(screen.getByRole('link', { name: 'Send Reset Link' }).getAttribute('href')).toBe('/forgot-password');
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

test('deleting asks first, proves the password, and says that everything is gone', async () => {
  await open();
  await press('Delete account');
  expect(screen.getByText('Delete this account for good?').closest('dialog')?.open).toBe(true);
  type('Your password', 'blue pottery');
  await send('Yes, delete it');
  expect(calls.slice(1)).toEqual([
    expect.stringMatching(/^signInWithPassword /),
    'revoke token=refresh-1',
    'delete {"idToken":"id-2"}',
  ]);
  expect(screen.getByText('Your account was deleted.')).toBeTruthy();
  expect(readSession()).toBeUndefined();
});

test('a wrong password deletes nothing', async () => {
  answers['signInWithPassword'] = refuses('INVALID_PASSWORD');
  await open();
  await press('Delete account');
  type('Your password', 'x');
  await send('Yes, delete it');
  expect(screen.getByText('Incorrect password. Please try again.')).toBeTruthy();
  expect(calls.some((call) => call.startsWith('delete'))).toBe(false);
});

test('without a password a login of long ago is not enough, and it is said what to do', async () => {
  answers['lookup'] = ok({ users: [{ ...account, providerUserInfo: [{ providerId: 'google.com' }] }] });
  answers['delete'] = refuses('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  await open();
  await press('Delete account');
  await send('Yes, delete it');
  expect(screen.getByText(/For your safety, log out, log in again/)).toBeTruthy();
  expect(readSession()).toBeTruthy();
});
