import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountWords } from '../../../content/account-words.ts';
import { storageKeys } from '../../../contracts/browser-storage.ts';
import { triangleAlertIcon, xIcon } from '../../components/icon-shapes.ts';
import { AccountForm } from './account-form.tsx';
import type { AccountMode } from './account-state.ts';

type Call = { url: string; body: Record<string, unknown> };
const calls: Call[] = [];
let answer: () => Promise<Response>;

const person = { kind: '', localId: 'u1', email: 'asha@example.com' };
const signedIn = { ...person, idToken: 'id-1', refreshToken: 'refresh-1', expiresIn: '3600' };
const accepts =
  (body: object = signedIn) =>
  () =>
    Promise.resolve(Response.json(body));
const refuses = (message: string) => () =>
  Promise.resolve(Response.json({ error: { code: 400, message, errors: [] } }, { status: 400 }));

const breaks = () => Promise.reject(new TypeError('Failed to fetch'));

const goTo = vi.fn<(way: string, url: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  answer = accepts();
  calls.length = 0;
  goTo.mockReset();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    return answer();
  });
  for (const way of ['assign', 'replace'] as const)
    vi.spyOn(location, way).mockImplementation((url) => goTo(way, String(url)));
});

const open = (mode: AccountMode) => render(<AccountForm mode={mode} />);
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });
const red = () => screen.getByRole('alert').textContent;
const green = () => document.querySelector('#account-message [role=status]')?.textContent;

async function submit(
  typed: { email?: string; password?: string } = { email: 'asha@example.com', password: 'blue pottery' },
) {
  type(email(), typed.email ?? '');
  if (screen.queryByLabelText('Password')) type(password(), typed.password ?? '');
  fireEvent.submit(screen.getByRole('form'));
  // A press is worked out after the next frame.
  await wait(20);
}

describe('the login form', () => {
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

  test('typed text stays after an error', async () => {
    answer = refuses('INVALID_PASSWORD');
    open('login');
    await submit();
    expect([email().value, password().value]).toEqual(['asha@example.com', 'blue pottery']);
  });

  test.each(['login', 'signup'] as const)(
    'after %s the password is in no page, and none leads back to it',
    async (mode) => {
      open(mode);
      await submit();
      expect([email().value, password().value]).toEqual(['', '']);
      await wait(2000);
      expect(goTo.mock.calls).toEqual([['replace', '/']]);
    },
  );
});

test.each([
  ['login', 'no connection', 'Network error. Please check your internet connection.'],
  ['login', 'INVALID_EMAIL', 'The email address is not valid.'],
  ['login', 'INVALID_LOGIN_CREDENTIALS', 'Incorrect email or password. Please try again.'],
  ['login', 'USER_DISABLED', 'This account has been disabled.'],
  ['login', 'TOO_MANY_ATTEMPTS_TRY_LATER : Wait', 'Too many login attempts. Please try again later.'],
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
] as const)('at %s, %s: the visitor is told under one mark, and stays', async (mode, given, text) => {
  answer = given === 'no connection' ? breaks : refuses(given);
  open(mode);
  await submit();
  expect(red()).toBe(text);
  const mark = document.querySelector('[role=alert] path')?.getAttribute('d');
  expect(mark).toBe((text.startsWith('❌') ? xIcon : triangleAlertIcon).d);
  const hidden = document.querySelector('[role=alert] .visually-hidden')?.textContent;
  expect(hidden).toBe(mode === 'forgot' ? '❌ ' : undefined);
  await wait(2000);
  expect(goTo).not.toHaveBeenCalled();
});

test.each([
  ['login', 'Verifying...'],
  ['signup', 'Registering...'],
] as const)('while busy at %s the button says %s, and nothing can be pressed', async (mode, busy) => {
  answer = () => new Promise(() => undefined);
  open(mode);
  await submit();
  expect(button(busy).disabled).toBe(true);
  const pressable = within(screen.getByRole('form')).getAllByRole<HTMLButtonElement>('button');
  expect(pressable.filter(({ disabled }) => !disabled)).toEqual([]);
});

/** The calls, those with a form as well, as `address body`. */
function sentCalls(): string[] {
  const sent: string[] = [];
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    sent.push(`${url} ${String(body)}`);
    return answer();
  });
  return sent;
}

test.each(['login', 'signup'] as const)(
  '%s says so when the browser cannot store it, and ends it at the service',
  async (mode) => {
    vi.stubGlobal('sessionStorage', {});
    const sent = sentCalls();
    open(mode);
    await submit();
    expect(red()).toMatch(/^Your browser stores nothing for this website/);
    expect(sent.at(-1)).toMatch(/\/revoke\?.* token=refresh-1$/);
  },
);

test('a link that the visitor follows after the login is not overtaken by the redirect, which follows when they come back', async () => {
  open('login');
  await submit();
  dispatchEvent(new Event('beforeunload'));
  await wait(2000);
  expect(goTo).not.toHaveBeenCalled();
  // From the back/forward cache the page comes as it was left: it says that it redirects.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(goTo.mock.calls).toEqual([['replace', '/']]);
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
  expect(calls).toEqual([]);
  const field = name === 'email' ? email() : password();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('This field is empty.')).toHaveLength(1);
});

test('a password of spaces is accepted, as it is where passwords are set', async () => {
  open('login');
  await submit({ email: 'asha@example.com', password: ' '.repeat(6) });
  expect(calls).toHaveLength(1);
});

test('the form for a forgotten password asks for a mail and says that it was sent; another may be requested', async () => {
  answer = accepts({ email: 'asha@example.com' });
  open('forgot');
  await submit();
  expect(calls[0]?.body).toEqual({ requestType: 'PASSWORD_RESET', email: 'asha@example.com' });
  const told = 'A password reset link has been sent to your email. Please check your inbox (and spam folder).';
  expect(green()).toBe(told);
  await wait(2000);
  expect(goTo).not.toHaveBeenCalled();
  expect(button('Send Reset Link').disabled).toBe(false);
});

describe('a login without a password', () => {
  type Popup = { closed: boolean; focus: () => void };
  let popup: Popup;
  const opened = vi.fn<(url: string, name: string, features: string) => Popup | null>();
  /** The open broadcast channels, by name. */
  const channels = new Map<string, EventTarget>();
  class Channel extends EventTarget {
    readonly #name: string;

    constructor(name: string) {
      super();
      this.#name = name;
      channels.set(name, this);
    }

    postMessage(): void {
      // Only this page has listeners.
    }

    close(): void {
      channels.delete(this.#name);
    }
  }
  beforeEach(() => {
    popup = { closed: false, focus: () => undefined };
    opened.mockReset().mockImplementation(() => popup);
    channels.clear();
    vi.stubGlobal('open', opened);
    vi.stubGlobal('BroadcastChannel', Channel);
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  });

  /** The channel name of the last popup. */
  const channel = () => new URLSearchParams(opened.mock.lastCall?.[0].split('?')[1]).get('channel') ?? '';
  const post = async (data: object, name = channel()) => {
    channels.get(name)?.dispatchEvent(new MessageEvent('message', { data }));
    await wait();
  };
  /** Presses Google, and waits for the window. */
  const google = async () => {
    fireEvent.click(button('Log in with Google'));
    await wait(50);
  };
  const proof = { type: 'identity-popup', provider: 'google.com', credential: 'proof-1' };

  test('gives every popup a channel of its own, and closes it after the answer', async () => {
    open('login');
    await google();
    const first = channel();
    await post({ type: 'identity-popup', provider: 'google.com', failure: 'unsupported' });
    expect(red()).toBe('Unsupported social login method.');
    expect(channels.has(first)).toBe(false);
    await google();
    expect(channel()).not.toBe(first);
    await post(proof);
    expect(channels.has(channel())).toBe(false);
  });

  test.each([
    ['login', /^Log in with/, 'Login popup closed.'],
    ['signup', /^Sign up with/, 'Signup popup closed.'],
  ] as const)('a popup that is closed at %s is told', async (mode, name, text) => {
    open(mode);
    fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
    popup.closed = true;
    await wait(1000);
    expect(red()).toBe(text);
  });

  test('a late answer of a popup is ignored when the visitor has logged in another way', async () => {
    open('login');
    await google();
    popup.closed = true;
    await wait(1000);
    await submit();
    await post(proof);
    expect(calls).toHaveLength(1);
    expect(green()).toBe('ACCESS GRANTED. Redirecting...');
  });

  test('a second popup: Login popup was already opened. Please try again. It is the one that counts.', async () => {
    open('login');
    await google();
    const first = channel();
    await google();
    expect(red()).toBe('Login popup was already opened. Please try again.');
    await post(proof, first);
    expect(calls).toEqual([]);
    await post(proof);
    expect(green()).toBe('GOOGLE Login Granted. Redirecting...');
    await wait(2000);
    expect(goTo.mock.calls).toEqual([['replace', '/']]);
  });

  test.each([
    [
      'an account with another way to log in',
      accepts({ needConfirmation: true, email: 'asha@example.com', providerId: 'google.com' }),
      'Account exists with different credential. Please log in with the method you used first.',
    ],
    ['a line that breaks', breaks, 'Network error. Please check your internet connection.'],
    ['a disabled account', refuses('USER_DISABLED'), 'This account has been disabled.'],
    ['anything else', refuses('INVALID_IDP_RESPONSE : used'), 'Failed to sign in with Google.'],
  ])('after the popup, %s is told', async (_, given, text) => {
    answer = given;
    open('login');
    await google();
    await post(proof);
    expect(red()).toBe(text);
  });

  const ways = {
    'a provider': async () => {
      await google();
      await post(proof);
    },
    'a password': submit,
    'a passkey': async () => {
      answer = accepts({ ...signedIn, options: {} });
      vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: () => ({}) });
      vi.stubGlobal('navigator', { credentials: { get: () => Promise.resolve({}) } });
      fireEvent.click(button(accountWords.passkey.login));
      await wait(20);
    },
  };

  test.each([
    ['a provider', true],
    ['a provider', false],
    ['a passkey', true],
    ['a passkey', false],
    ['a password', true],
    ['a password', false],
  ] as const)(
    'by %s it lasts beyond the tab, and at the service, exactly when Remember Me is ticked: %s',
    async (way, ticked) => {
      open('login');
      const box = screen.getByLabelText<HTMLInputElement>('Remember Me');
      if (ticked) fireEvent.click(box);
      await ways[way]();
      const isIn = (storage: Storage) => storage.getItem(storageKeys.account) !== null;
      expect({ device: isIn(localStorage), tab: isIn(sessionStorage) }).toEqual({ device: ticked, tab: !ticked });
      expect(calls.at(-1)?.body['remember']).toBe(ticked);
    },
  );
});

test('a login that takes the place of another ends that one at the service', async () => {
  const old = { localId: 'u1', email: 'asha@example.com', idToken: 'id-0', refreshToken: 'refresh-0', expiresAt: 0 };
  localStorage.setItem(storageKeys.account, JSON.stringify(old));
  const sent = sentCalls();
  open('login');
  answer = refuses('INVALID_PASSWORD');
  await submit();
  expect(sent).toHaveLength(1);
  answer = accepts();
  await submit();
  expect(sent.at(-1)).toMatch(/\/revoke\?.* token=refresh-0$/);
});

test('before hydration, nothing typed can leave the page', () => {
  const html = renderToString(<AccountForm mode="login" />);
  expect(html).toMatch(/<form[^>]*method="dialog"/);
  expect(html).not.toMatch(/<form[^>]*action=/);
});

test.each([
  ['login', 'Logging in needs JavaScript'],
  ['signup', 'Signing up needs JavaScript'],
  ['forgot', 'Asking for a link needs JavaScript'],
] as const)('without JavaScript the page at %s says so and leads to the contact page', (mode, words) => {
  vi.stubEnv('SSR', true);
  const html = renderToString(<AccountForm mode={mode} />);
  const [, noscript = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
  expect(noscript).toContain(words);
  expect(noscript).toContain('href="/contact"');
});
