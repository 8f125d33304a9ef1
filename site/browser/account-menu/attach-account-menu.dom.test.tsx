import { beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession, readSession } from '../../identity-client/session.ts';
import { expired } from '../../identity-client/testing/session.ts';
import { attachAccountMenu } from './attach-account-menu.ts';

const session = { ...expired, expiresAt: Date.now() + 3_600_000 };
const fetched: string[] = [];
beforeEach(() => {
  fetched.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    fetched.push(`${url} ${String(body)}`);
    return Promise.resolve(Response.json({}));
  });
  vi.stubGlobal('reportError', vi.fn<() => void>());
  document.body.innerHTML =
    '<header><a class="login" href="/login">Login</a><a href="/contact">LET’S TALK</a></header>';
  beginSession(session, { remember: true });
  attachAccountMenu();
});

const header = () => document.querySelector('header')?.textContent ?? '';
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text);

test('the menu leads to the account, which is named by its holder where it has no address', () => {
  beginSession({ ...session, email: '', displayName: 'Asha Verma' }, { remember: true });
  const menu = document.getElementById('account-menu');
  expect(menu?.textContent).toContain('Logged in as Asha Verma');
  expect(menu?.querySelector('a')?.getAttribute('href')).toBe('/account');
});

test('logging out ends the session here and at the service, and Login is back with the focus', async () => {
  button('Log out')?.focus();
  button('Log out')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(readSession()).toBeUndefined();
  expect(header()).toContain('Login');
  expect(document.activeElement?.textContent).toBe('Login');
  expect(fetched).toEqual(['/__/auth/revoke?key=site token=refresh-1']);
});

test('logging out in another tab brings Login back; a login there changes it, and keeps the focus there, once the storage event arrives, even if the message came first', () => {
  endSession();
  expect(header()).toContain('Login');
  expect(document.getElementById('account-menu')).toBeNull();
  document.querySelector<HTMLElement>('.login')?.focus();
  localStorage.setItem('account', JSON.stringify({ ...session, email: 'bina@example.com' }));
  dispatchEvent(new StorageEvent('storage', { key: 'account' }));
  expect(document.getElementById('account-menu')?.textContent).toContain('bina@example.com');
  expect(document.activeElement).toBe(button('Account'));
});
