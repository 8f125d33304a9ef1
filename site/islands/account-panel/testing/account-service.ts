import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { loadActions } from '../load-actions.ts';
import { beginSession } from '../../../identity-client/session.ts';

/** An account with a verified address, as the identity service returns it. */
export const account = {
  localId: 'u1',
  email: 'asha@example.com',
  emailVerified: true,
  disabled: false,
  createdAt: '0',
  lastLoginAt: '0',
  validSince: '0',
  providerUserInfo: [{ providerId: 'password', rawId: '', federatedId: '' }],
};

export const tokens = (n: number) => ({
  localId: 'u1',
  email: account.email,
  idToken: `id-${n}`,
  refreshToken: `refresh-${n}`,
  expiresIn: '3600',
});

export const ok = (body: object) => () => Promise.resolve(Response.json(body));
export const refuses =
  (message: string, status = 400) =>
  () =>
    Promise.resolve(Response.json({ error: { message } }, { status }));

/**
 * Fakes the services behind the account page for a logged-in visitor.
 * @returns the answers by the end of a call's path, reset for every test; a call without an answer fails as if offline
 */
export function accountService(usual: () => Record<string, () => Promise<Response>>) {
  const service = { answers: usual(), calls: [] as string[] };
  beforeEach(() => {
    vi.useFakeTimers();
    service.answers = usual();
    service.calls = [];
    vi.stubGlobal('reportError', vi.fn<() => void>());
    vi.stubGlobal('fetch', (url: string, { body, headers }: RequestInit = {}) => {
      const address = url.replace('?key=site', '');
      const name = /(\w+)(?:\?|$)/.exec(address)?.[1] ?? '';
      const bearer = new Headers(headers).get('authorization');
      // A section of its own requests these in every test.
      if (name !== 'activity') service.calls.push(`${address} ${bearer ?? String(body)}`);
      return service.answers[name]?.() ?? Promise.reject(new TypeError('Failed to fetch'));
    });
    beginSession({ ...tokens(1), expiresAt: Date.now() + 3_600_000 }, { remember: true });
  });
  return service;
}

export const settle = () =>
  act(async () => {
    // Loaded by a press, which no timer of the test's clock waits for.
    await loadActions().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(20);
  });

export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}
