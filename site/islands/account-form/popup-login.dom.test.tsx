import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountWords } from '../../../content/account-words.ts';
import { storageKeys } from '../../../contracts/browser-storage.ts';
import {
  accepts,
  breaks,
  button,
  green,
  identityService,
  open,
  red,
  refuses,
  signedIn,
  submit,
  wait,
} from './testing/account-form-page.tsx';

const service = identityService();

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

test('every popup has a channel of its own, which is closed after the answer', async () => {
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

test('that a popup is closed, or answers late, is ignored when the visitor has logged in another way', async () => {
  open('login');
  await google();
  await submit();
  popup.closed = true;
  await wait(1000);
  await post(proof);
  expect(service.calls).toHaveLength(1);
  expect(green()).toBe('ACCESS GRANTED. Redirecting...');
});

test('a second popup: Login popup was already opened. Please try again. It is the one that counts.', async () => {
  open('login');
  await google();
  const first = channel();
  await google();
  expect(red()).toBe('Login popup was already opened. Please try again.');
  await post(proof, first);
  expect(service.calls).toEqual([]);
  await post(proof);
  expect(green()).toBe('GOOGLE Login Granted. Redirecting...');
  await wait(2000);
  expect(service.goTo.mock.calls).toEqual([['replace', '/']]);
});

test.each([
  [
    'an account with another way to log in',
    accepts({ needConfirmation: true, email: 'asha@example.com', providerId: 'google.com' }),
    'Account exists with different credential. Please log in with the method you used first.',
  ],
  ['a line that breaks', breaks, 'Network error. Please check your internet connection.'],
  ['a disabled account', refuses('USER_DISABLED'), 'This account has been disabled.'],
  ['a provider switched off', refuses('OPERATION_NOT_ALLOWED'), 'Unsupported social login method.'],
  ['anything else', refuses('INVALID_IDP_RESPONSE : used'), 'Failed to sign in with Google.'],
])('after the popup, %s is told', async (_, given, text) => {
  service.answer = given;
  open('login');
  await google();
  await post(proof);
  expect(red()).toBe(text);
});

test('after the popup, that the browser cannot store the session is told', async () => {
  vi.stubGlobal('sessionStorage', {});
  open('login');
  await google();
  await post(proof);
  expect(red()).toMatch(/^Your browser stores nothing for this website/);
});

const ways = {
  'a provider': async () => {
    await google();
    await post(proof);
  },
  'a password': submit,
  'a passkey': async () => {
    service.answer = accepts({ ...signedIn, options: {} });
    vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: () => ({}) });
    vi.stubGlobal('navigator', { credentials: { get: () => Promise.resolve({}) } });
    fireEvent.click(button(accountWords.passkey.login));
    await wait(20);
  },
};

describe.each(Object.entries(ways))('a login by %s', (_way, logIn) => {
  test.each([true, false])(
    'outlasts the tab, also at the service, exactly when Remember Me is ticked: %s',
    async (ticked) => {
      open('login');
      const box = screen.getByLabelText<HTMLInputElement>('Remember Me');
      if (ticked) fireEvent.click(box);
      await logIn();
      const isIn = (storage: Storage) => storage.getItem(storageKeys.account) !== null;
      expect({ device: isIn(localStorage), tab: isIn(sessionStorage) }).toEqual({ device: ticked, tab: !ticked });
      expect(service.calls.at(-1)?.body['remember']).toBe(ticked);
    },
  );
});
