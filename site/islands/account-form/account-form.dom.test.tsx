import { render, screen, within } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { storageKeys } from '../../../contracts/browser-storage.ts';
import { triangleAlertIcon, xIcon } from '../../components/icon-shapes.ts';
import { expired } from '../../identity-client/testing/session.ts';
import { AccountForm } from './account-form.tsx';
import {
  accepts,
  breaks,
  button,
  email,
  green,
  identityService,
  open,
  password,
  red,
  refuses,
  submit,
  type,
  wait,
} from './testing/account-form-page.tsx';

const service = identityService();

test('the strength scale has one tick per character', () => {
  open('signup');
  type(password(), 'arcarc');
  expect(document.querySelectorAll('line[stroke="var(--cobalt)"][y2="15"]')).toHaveLength(6);
});

test('typing an address renders nothing', () => {
  const onRender = vi.fn<ProfilerOnRenderCallback>();
  render(
    <Profiler id="login" onRender={onRender}>
      <AccountForm mode="login" />
    </Profiler>,
  );
  onRender.mockClear();
  type(email(), 'asha@example.com');
  expect(onRender).not.toHaveBeenCalled();
});

test.each([
  ['login', 'ACCESS GRANTED. Redirecting...'],
  ['signup', 'Account created successfully! Redirecting...'],
] as const)('2000 ms after %s home is opened, with the password in no page and no way back', async (mode, text) => {
  open(mode);
  await submit();
  expect(green()).toBe(text);
  expect([email().value, password().value]).toEqual(['', '']);
  expect(screen.getByText('Strength:').textContent).toBe('Strength: ');
  await wait(1999);
  expect(service.goTo).not.toHaveBeenCalled();
  await wait(1);
  expect(service.goTo.mock.calls).toEqual([['replace', '/']]);
});

const otherAnswers: Record<string, typeof service.answer> = {
  'no connection': breaks,
  // Of hosted Firebase, with status 200.
  'a second factor is asked for': accepts({ mfaPendingCredential: 'm1' }),
};

test.each([
  ['login', 'no connection', 'Network error. Please check your internet connection.'],
  ['login', 'INVALID_EMAIL', 'The email address is not valid.'],
  ['login', 'INVALID_LOGIN_CREDENTIALS', 'Incorrect email or password. Please try again.'],
  ['login', 'USER_DISABLED', 'This account has been disabled.'],
  ['login', 'TOO_MANY_ATTEMPTS_TRY_LATER : Wait', 'Too many login attempts. Please try again later.'],
  ['login', 'a second factor is asked for', 'Authentication failed. Please try again.'],
  ['login', 'OPERATION_NOT_ALLOWED', 'Authentication failed. Please try again.'],
  ['signup', 'no connection', 'Network error. Please check your internet connection.'],
  ['signup', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please try again later.'],
  ['signup', 'USER_DISABLED', 'This account has been disabled.'],
  ['signup', 'ADMIN_ONLY_OPERATION', 'Registration failed. Please try again.'],
  ['forgot', 'no connection', '❌ Network error. Please check your internet connection.'],
  ['forgot', 'TOO_MANY_ATTEMPTS_TRY_LATER', '❌ Too many attempts. Please try again later.'],
  ['forgot', 'INVALID_EMAIL', '❌ The email address is not valid.'],
  ['forgot', 'QUOTA : The quota is used up', '❌ The quota is used up'],
  ['forgot', 'RESET_PASSWORD_EXCEED_LIMIT', '❌ RESET_PASSWORD_EXCEED_LIMIT'],
] as const)('at %s, %s: is told under one mark, and the visitor and the texts stay', async (mode, given, text) => {
  service.answer = otherAnswers[given] ?? refuses(given);
  open(mode);
  await submit();
  expect(red()).toBe(text);
  const mark = document.querySelector('[role=alert] path')?.getAttribute('d');
  expect(mark).toBe((text.startsWith('❌') ? xIcon : triangleAlertIcon).d);
  const hidden = document.querySelector('[role=alert] .visually-hidden')?.textContent;
  expect(hidden).toBe(mode === 'forgot' ? '❌ ' : undefined);
  expect(email().value).toBe('asha@example.com');
  expect(screen.queryByDisplayValue('blue pottery') === null).toBe(mode === 'forgot');
  await wait(2000);
  expect(service.goTo).not.toHaveBeenCalled();
});

test.each([
  ['login', 'Verifying...'],
  ['signup', 'Registering...'],
] as const)('while busy at %s the button says %s, and nothing can be pressed', async (mode, busy) => {
  service.answer = () => new Promise(() => undefined);
  open(mode);
  await submit();
  expect(button(busy).disabled).toBe(true);
  const pressable = within(screen.getByRole('form')).getAllByRole<HTMLButtonElement>('button');
  expect(pressable.filter(({ disabled }) => !disabled)).toEqual([]);
});

/** The call that ends a session. */
const revoking = (token: string) => ({ url: expect.stringMatching(/\/revoke\?/), body: { token } });

test.each(['login', 'signup'] as const)(
  '%s says so when the browser cannot store it, and ends it at the service',
  async (mode) => {
    vi.stubGlobal('sessionStorage', {});
    open(mode);
    await submit();
    expect(red()).toMatch(/^Your browser stores nothing for this website/);
    expect(service.calls.at(-1)).toEqual(revoking('refresh-1'));
  },
);

test('a link that the visitor follows after the login is not overtaken by the redirect, which follows when they come back', async () => {
  open('login');
  await submit();
  dispatchEvent(new Event('beforeunload'));
  await wait(2000);
  expect(service.goTo).not.toHaveBeenCalled();
  // From the back/forward cache the page comes as it was left: it says that it redirects.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(service.goTo.mock.calls).toEqual([['replace', '/']]);
});

test.each([
  ['login', 'email'],
  ['login', 'password'],
  ['signup', 'email'],
  ['signup', 'password'],
  ['forgot', 'email'],
] as const)('at %s the %s is required: left empty it is marked, and nothing is sent', async (mode, name) => {
  open(mode);
  await submit({ email: 'asha@example.com', password: 'blue pottery', [name]: '' });
  expect(service.calls).toEqual([]);
  const field = name === 'email' ? email() : password();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('This field is empty.')).toHaveLength(1);
});

test('a password of spaces is accepted, as it is where passwords are set', async () => {
  open('login');
  await submit({ email: 'asha@example.com', password: ' '.repeat(6) });
  expect(service.calls).toHaveLength(1);
});

test('the form for a forgotten password asks for a mail and says that it was sent; another may be requested', async () => {
  service.answer = accepts({ email: 'asha@example.com' });
  open('forgot');
  await submit();
  expect(service.calls[0]?.body).toEqual({ requestType: 'PASSWORD_RESET', email: 'asha@example.com' });
  const told = 'A password reset link has been sent to your email. Please check your inbox (and spam folder).';
  expect(green()).toBe(told);
  await wait(2000);
  expect(service.goTo).not.toHaveBeenCalled();
  expect(button('Send Reset Link').disabled).toBe(false);
  await submit();
  expect(service.calls).toHaveLength(2);
});

test('a login that takes the place of another ends that one at the service', async () => {
  localStorage.setItem(storageKeys.account, JSON.stringify({ ...expired, refreshToken: 'refresh-0' }));
  open('login');
  service.answer = refuses('INVALID_PASSWORD');
  await submit();
  expect(service.calls).toHaveLength(1);
  service.answer = accepts();
  await submit();
  expect(service.calls.at(-1)).toEqual(revoking('refresh-0'));
});

test.each([
  ['login', 'Logging in needs JavaScript'],
  ['signup', 'Signing up needs JavaScript'],
  ['forgot', 'Asking for a link needs JavaScript'],
] as const)(
  'without JavaScript the page at %s says so and leads to the contact page; before hydration, nothing typed can leave it',
  (mode, words) => {
    vi.stubEnv('SSR', true);
    const html = renderToString(<AccountForm mode={mode} />);
    const [, noscript = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(noscript).toContain(words);
    expect(noscript).toContain('href="/contact"');
    expect(html).toMatch(/<form[^>]*method="dialog"/);
    expect(html).not.toMatch(/<form[^>]*action=/);
  },
);
