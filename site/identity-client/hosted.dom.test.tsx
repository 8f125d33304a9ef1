import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** The client as a build with a key of hosted Firebase makes it. */
const client = async () => ({
  ...(await import('./identity-client.ts')),
  ...(await import('./sign-in-popup.ts')),
  ...(await import('./identity-config.ts')),
});
const fetched = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(Response.json({})));

beforeAll(() => {
  vi.stubEnv('FIREBASE_API_KEY', 'hosted-key');
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
});
beforeEach(() => fetched.mockClear());
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('with hosted Firebase configured, the same client talks to it', async () => {
  const { signUp } = await client();
  await signUp({ email: 'asha@example.com', password: 'blue pottery' });
  expect(fetched.mock.calls[0]?.[0]).toBe('https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=hosted-key');
});

test('the policy of the pages names its origins', async () => {
  const { identityOrigins } = await client();
  expect(identityOrigins).toEqual(['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']);
});

test('its popups, which this site does not carry, are an unsupported method', async () => {
  const { signInPopup } = await client();
  expect(await signInPopup('google.com')).toEqual({ failure: 'unsupported' });
});

test('a session is forgotten here alone: it has no call that ends one', async () => {
  const { revoke } = await client();
  await revoke('refresh-1');
  expect(fetched).not.toHaveBeenCalled();
});
