import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountActivity } from '../../../contracts/account-activity.ts';
import { ActivitySection } from './activity-section.tsx';
import { account, accountService, ok, press, settle } from './testing/account-service.ts';

const at = Date.UTC(2026, 10, 20, 6, 30);
const here = { device: 'Firefox on Windows', network: '203.0.113.0/24' };
const there = { device: null, network: null };
const [mine, other] = [
  { ...here, id: 's1', provider: 'password', signedInAt: at, usedAt: at, isThis: true },
  { ...there, id: 's2', provider: 'google.com', signedInAt: at, usedAt: at, isThis: false },
];
let activity: AccountActivity;
const service = accountService(() => {
  activity = { sessions: [mine, other], events: [{ ...here, kind: 'signed-up', at, provider: 'password' }] };
  return { activity: () => ok(activity)(), session: ok({}) };
});

async function open() {
  render(<ActivitySection account={account} onOutEverywhere={() => undefined} />);
  await settle();
}

test('shows each session with browser, network and times, and a button that ends any but this one', async () => {
  await open();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Firefox on Windows 203\.0\.113\.0\/24.*by email and password.*This browser/);
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second?.textContent).toMatch(/An unknown device.*by Google/);
  activity = { ...activity, sessions: [mine] };
  await press('Log out An unknown device');
  expect(service.calls.at(-1)).toMatch(/session \{"idToken":"id-1","session":"s2"\}$/);
  expect(screen.getByText('An unknown device was logged out.')).toBeTruthy();
  expect(screen.queryByText(/by Google/)).toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole('list')[0]);
});

test.each(['Log out An unknown device', 'Remove the passkey Phone'])(
  'the second click of a double one comes upon the next row, and does nothing there: %s',
  async (name) => {
    activity.passkeys = [{ id: 'p1', name: 'Phone', created: at, lastUsed: null }];
    await open();
    fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
    await settle();
    expect(service.calls).toEqual([]);
  },
);

test('a session that could not be ended stays in the list, with an error', async () => {
  delete service.answers['session'];
  await open();
  await press('Log out An unknown device');
  expect(screen.getByText('Network error. Please check your internet connection.')).toBeTruthy();
  expect(screen.getByText(/by Google/)).toBeTruthy();
});

test('shows the account’s events, newest first, and the rest on demand', async () => {
  const changed = { ...here, kind: 'password-changed', provider: null } as const;
  activity.events = Array.from({ length: 9 }, (_, index) => ({ ...changed, at: at - index }));
  await open();
  expect(screen.getAllByText('Password changed')).toHaveLength(9);
  expect(screen.getByText('Show older ones').closest('details')?.querySelectorAll('li')).toHaveLength(3);
});

test('a failed lookup shows an error and a button to try again', async () => {
  const answer = service.answers['activity'];
  delete service.answers['activity'];
  await open();
  expect(screen.getByText('This could not be looked up. Please try again.').closest('[role=alert]')).toBeTruthy();
  if (answer) service.answers['activity'] = answer;
  await press('Try again');
  expect(screen.getByText(/This browser/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Where you are logged in');
});
