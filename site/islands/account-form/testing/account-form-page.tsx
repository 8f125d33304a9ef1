import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { AccountForm } from '../account-form.tsx';
import type { AccountMode } from '../account-state.ts';

type Call = { url: string; body: Record<string, unknown> };

const person = { kind: '', localId: 'u1', email: 'asha@example.com' };
export const signedIn = { ...person, idToken: 'id-1', refreshToken: 'refresh-1', expiresIn: '3600' };
export const accepts =
  (body: object = signedIn) =>
  () =>
    Promise.resolve(Response.json(body));
export const refuses = (message: string) => () =>
  Promise.resolve(Response.json({ error: { code: 400, message, errors: [] } }, { status: 400 }));
export const breaks = () => Promise.reject(new TypeError('Failed to fetch'));

/**
 * Fakes the identity service and the way to another page for the tests of a file, whose time stands still.
 * @returns the answer to every call, the calls, and where the page went; reset for every test
 */
export function identityService() {
  const service = { answer: accepts(), calls: [] as Call[], goTo: vi.fn<(way: string, url: string) => void>() };
  beforeEach(() => {
    vi.useFakeTimers();
    service.answer = accepts();
    service.calls.length = 0;
    service.goTo.mockReset();
    vi.stubGlobal('reportError', () => undefined);
    vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
      const isForm = body instanceof URLSearchParams;
      service.calls.push({ url, body: isForm ? Object.fromEntries(body) : JSON.parse(String(body)) });
      return service.answer();
    });
    for (const way of ['assign', 'replace'] as const)
      vi.spyOn(location, way).mockImplementation((url) => service.goTo(way, String(url)));
  });
  return service;
}

export const open = (mode: AccountMode) => render(<AccountForm mode={mode} />);
export const email = () => screen.getByLabelText<HTMLInputElement>('Email');
export const password = () => screen.getByLabelText<HTMLInputElement>('Password');
export const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
export const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });
export const red = () => screen.getByRole('alert').textContent;
export const green = () => document.querySelector('#account-message [role=status]')?.textContent;

export async function submit(
  typed: { email?: string; password?: string } = { email: 'asha@example.com', password: 'blue pottery' },
) {
  type(email(), typed.email ?? '');
  if (screen.queryByLabelText('Password')) type(password(), typed.password ?? '');
  fireEvent.submit(screen.getByRole('form'));
  // A press is worked out after the next frame.
  await wait(20);
}
