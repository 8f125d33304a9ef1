import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** All words of the privacy page, as built with these settings. */
async function privacyWith(settings: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return JSON.stringify((await import('./pages/privacy.ts')).privacyPage);
}

const relay = ['sent when you are online again', 'stops a message from arriving twice'];
const identity = ['your passkeys', 'guessed passwords', 'at a login or before an email'];
const both = ['to show you what you sent us', 'Your account shows most of it'];

test.each([
  ['forms', { EMAIL_ORIGIN: 'https://api.emailjs.com' }, [...relay, ...both], identity],
  ['accounts', { FIREBASE_API_KEY: 'hosted-key' }, [...identity, ...both], relay],
])('with hosted %s the privacy page says of our own services what is left of them', async (_, settings, gone, left) => {
  const own = await privacyWith({});
  expect([...gone, ...left].filter((words) => !own.includes(words))).toEqual([]);
  const built = await privacyWith(settings);
  expect(gone.filter((words) => built.includes(words))).toEqual([]);
  expect(left.filter((words) => !built.includes(words))).toEqual([]);
});
