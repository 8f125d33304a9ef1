import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountActivity } from '../../../contracts/account-activity.ts';
import { beginSession, endSession } from '../../identity-client/session.ts';
import { ActivitySection } from './activity-section.tsx';

const at = Date.UTC(2026, 10, 20, 6, 30);
const here = { device: 'Firefox on Windows', network: '203.0.113.0/24' };
const there = { device: null, network: null };
const [mine, other] = [
  { ...here, id: 's1', provider: 'password', signedInAt: at, usedAt: at, isThis: true },
  { ...there, id: 's2', provider: 'google.com', signedInAt: at, usedAt: at, isThis: false },
];
const account = {
  localId: 'u1',
  email: 'asha@example.com',
  emailVerified: true,
  disabled: false,
  createdAt: '0',
  lastLoginAt: '0',
  validSince: '0',
  providerUserInfo: [],
};
let activity: AccountActivity;
let answers: Record<string, () => Promise<Response>>;
const calls: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  activity = { sessions: [mine, other], events: [{ ...here, kind: 'signed-up', at, provider: 'password' }] };
  answers = {
    activity: () => Promise.resolve(Response.json(activity)),
    session: () => Promise.resolve(Response.json({})),
  };
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    const name = /(\w+)\?/.exec(url)?.[1] ?? '';
    calls.push(`${name} ${String(body)}`);
    return answers[name]?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  const tokens = { localId: 'u1', email: 'asha@example.com', idToken: 'id-1', refreshToken: 'r-1' };
  beginSession({ ...tokens, expiresAt: Date.now() + 3_600_000 }, { remember: true });
});
afterEach(() => {
  cleanup();
  endSession();
  calls.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  render(<ActivitySection account={account} onOutEverywhere={() => undefined} />);
  await settle();
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

test('shows each session with browser, network and times, and a button that ends any but this one', async () => {
  await open();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Firefox on Windows 203\.0\.113\.0\/24.*by email and password.*This browser/);
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second?.textContent).toMatch(/An unknown device.*by Google/);
  activity = { ...activity, sessions: [mine] };
  fireEvent.click(screen.getByRole('button', { name: 'Log out An unknown device' }));
  await settle();
  expect(calls).toContain('session {"idToken":"id-1","session":"s2"}');
  expect(screen.getByText('An unknown device was logged out.')).toBeTruthy();
  expect(screen.queryByText(/by Google/)).toBeNull();
});

test('a session that cannot be ended stays, and says so', async () => {
  delete answers['session'];
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Log out An unknown device' }));
  await settle();
  expect(screen.getByText('Network error. Please check your internet connection.')).toBeTruthy();
  expect(screen.getByText(/by Google/)).toBeTruthy();
});

test('shows what happened, the newest first, and the rest when asked', async () => {
  activity.events = Array.from({ length: 9 }, (_, index) => ({
    ...here,
    kind: 'password-changed',
    at: at - index,
    provider: null,
  }));
  await open();
  expect(screen.getAllByText('Password changed')).toHaveLength(9);
  expect(screen.getByText('Show earlier ones').closest('details')?.querySelectorAll('li')).toHaveLength(3);
});

test('what cannot be looked up is told, and can be asked for again', async () => {
  const answer = answers['activity'];
  delete answers['activity'];
  await open();
  expect(screen.getByRole('alert').textContent).toBe('This could not be looked up. Please try again.');
  if (answer) answers['activity'] = answer;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getByText(/This browser/)).toBeTruthy();
});
