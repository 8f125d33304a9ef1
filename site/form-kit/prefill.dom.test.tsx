import { beforeEach, expect, test } from 'vitest';
import { beginSession, endSession } from '../identity-client/session.ts';
import { prefill } from './prefill.ts';

const form = () => document.querySelector('form') as HTMLFormElement;
const values = () => [...form().querySelectorAll('input')].map(({ value }) => value);
const logIn = (displayName?: string, account = { localId: 'u1', email: 'asha@example.com' }) => {
  document.documentElement.dataset['session'] = '';
  beginSession({ ...account, displayName, idToken: 'i', refreshToken: 'r', expiresAt: 0 }, { remember: false });
};

beforeEach(() => {
  delete document.documentElement.dataset['session'];
  document.body.innerHTML = '<form><input name="name"><input name="email"><input name="subject"></form>';
});

test('without a name only the email is filled in, and without a login nothing', async () => {
  await prefill(form(), new URLSearchParams());
  expect(values()).toEqual(['', '', '']);
  logIn();
  await prefill(form(), new URLSearchParams());
  expect(values()).toEqual(['', 'asha@example.com', '']);
});

test('values in the page’s address take precedence', async () => {
  logIn();
  await prefill(form(), new URLSearchParams({ email: 'desk@example.com', subject: 'The Basic Package' }));
  expect(values()).toEqual(['', 'desk@example.com', 'The Basic Package']);
});

test('nothing is filled in over what was typed, and no address fills in the name or the message', async () => {
  form()
    .querySelectorAll('input')
    .forEach((input) => (input.value = 'typed'));
  await prefill(form(), new URLSearchParams({ email: 'desk@example.com', name: 'Somebody' }));
  expect(values()).toEqual(['typed', 'typed', 'typed']);
});

test('a field that has the focus is left to its visitor, who may have begun to type', async () => {
  logIn('Asha Sharma');
  form().querySelector<HTMLInputElement>('[name=email]')?.focus();
  await prefill(form(), new URLSearchParams());
  expect(values()).toEqual(['Asha Sharma', '', '']);
});

test('what a session fills in goes with it, and what was typed stays; the browser keeps neither for Back', async () => {
  logIn('Asha Sharma');
  await prefill(form(), new URLSearchParams());
  expect(values()).toEqual(['Asha Sharma', 'asha@example.com', '']);
  const [name, email] = form().querySelectorAll('input');
  expect([name?.autocomplete, email?.autocomplete]).toEqual(['off', 'off']);
  if (name) name.value = 'Ravi';
  endSession();
  expect(values()).toEqual(['Ravi', '', '']);
});

test('nobody writes under the address of another account, over which they have logged in', async () => {
  logIn('Asha Sharma');
  await prefill(form(), new URLSearchParams());
  logIn('Ravi Jain', { localId: 'u2', email: 'ravi@example.com' });
  expect(values()).toEqual(['', '', '']);
});
