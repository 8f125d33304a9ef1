import { fireEvent, render, screen } from '@testing-library/react';
import { AccountPanel } from '../account-panel.tsx';
import { account, accountService, ok, settle, tokens } from './account-service.ts';

export const unproved = { ...account, emailVerified: false, createdAt: String(Date.UTC(2026, 10, 1)) };
export const byGoogle = ok({ users: [{ ...unproved, providerUserInfo: [{ providerId: 'google.com' }] }] });
/** The services behind the page, for the tests of a file. */
export const panelService = () =>
  accountService(() => ({
    lookup: ok({ users: [unproved] }),
    signInWithPassword: ok(tokens(2)),
    update: ok(tokens(3)),
    delete: ok({}),
    revoke: ok({}),
    password: ok(tokens(3)),
    activity: ok({ sessions: [], events: [] }),
    session: ok({}),
  }));

export async function open() {
  render(<AccountPanel />);
  await settle();
}
export const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
export const send = async (name: string) => {
  fireEvent.submit(screen.getByRole('button', { name }).closest('form') as HTMLFormElement);
  await settle();
};
