import { FirebaseError } from 'firebase/app';
import type { SignIn } from './popup-listener.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const firebase = vi.hoisted(() => ({
  signInWithPopup: vi.fn<(auth: object, provider: { providerId: string }) => Promise<object>>(),
  initializeAuth: () => ({}),
}));
vi.mock('firebase/auth', async (original) => ({ ...(await original<object>()), ...firebase }));

/** Imports the client as built with these settings. */
async function client(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return {
    ...(await import('./identity-client.ts')),
    ...(await import('./sign-in-popup.ts')),
    ...(await import('./hosted-policy.ts')),
  };
}
const hosted = { FIREBASE_API_KEY: 'hosted-key' };
const withPopups = { ...hosted, FIREBASE_AUTH_DOMAIN: 'site-1.firebaseapp.com' };
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(Response.json({})));
const listener = () => ({ onProof: vi.fn<(signIn: SignIn) => void>(), onEnd: vi.fn<() => void>() });

beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => void vi.clearAllMocks());

describe('with hosted Firebase configured', () => {
  test('the same client talks to it, and sends no field that it does not know, and the language for its mails', async () => {
    const { signInWithPassword } = await client({ ...hosted, SITE_LANGUAGE_TAG: 'hi-IN' });
    const credentials = { email: 'asha@example.com', password: 'blue pottery' };
    await signInWithPassword(credentials, true);
    const [url, { body, headers }] = fetched.mock.calls[0] ?? ['', {}];
    expect(headers).toEqual({ 'content-type': 'application/json', 'x-firebase-locale': 'hi-IN' });
    expect(url).toBe('https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=hosted-key');
    expect(JSON.parse(String(body))).toEqual({
      ...credentials,
      returnSecureToken: true,
      clientType: 'CLIENT_TYPE_WEB',
    });
  });

  test('but no auth domain, its popups are an unsupported method', async () => {
    const { signInByPopup } = await client(hosted);
    const { onEnd, onProof } = listener();
    signInByPopup('google.com', { onEnd, onProof });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('unsupported');
  });

  test('logging out deletes the session in the browser only, since hosted Firebase has no call that ends one', async () => {
    const { revoke } = await client(hosted);
    await revoke('refresh-1');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('with an auth domain as well', () => {
  test.each([
    ...['https://site-1.firebaseapp.com', 'site-1.firebaseapp.com/', "x; script-src 'unsafe-inline'", '*'].map(
      (domain) => ({ remedy: 'Give the host alone', settings: { ...hosted, FIREBASE_AUTH_DOMAIN: domain } }),
    ),
    { remedy: 'FIREBASE_API_KEY is not', settings: { FIREBASE_AUTH_DOMAIN: 'site-1.firebaseapp.com' } },
  ])('the build fails, and says what to give: $remedy, for $settings', async ({ remedy, settings }) => {
    const { hostedPopupSources } = await client(settings);
    expect(hostedPopupSources).toThrow(remedy);
  });

  test.each([
    ['user-cancelled', ['denied']],
    ['unauthorized-domain', ['failed']],
    ['internal-error', ['failed']],
    // The popup was replaced by another.
    ['cancelled-popup-request', []],
  ])('%s of the SDK means: %j', async (code, ends) => {
    firebase.signInWithPopup.mockRejectedValue(new FirebaseError(`auth/${code}`, ''));
    await client(withPopups);
    const { signInByHostedPopup } = await import('./hosted-popup.ts');
    const { onEnd, onProof } = listener();
    await signInByHostedPopup('google.com', { onEnd, onProof });
    expect(onProof).not.toHaveBeenCalled();
    expect(onEnd.mock.calls.flat()).toEqual(ends);
  });
});

test('where the browser has Trusted Types, an exception is made for the one script the SDK loads', async () => {
  type Rules = { createScriptURL: (url: string) => string | null };
  const createPolicy = vi.fn<(name: string, rules: Rules) => object>(() => ({}));
  vi.stubGlobal('trustedTypes', { createPolicy, defaultPolicy: null });
  const { allowGoogleLoader } = await import('./hosted-popup.ts');
  allowGoogleLoader();
  const { createScriptURL } = createPolicy.mock.calls[0]?.[1] ?? { createScriptURL: () => '' };
  const loader = 'https://apis.google.com/js/api.js?onload=__iframefcb1';
  expect(createScriptURL(loader)).toBe(loader);
  for (const url of ['https://apis.google.com/js/x.js', 'https://evil.example/', loader.replace('com', 'com.evil')]) {
    expect(createScriptURL(url)).toBeNull();
  }
});
