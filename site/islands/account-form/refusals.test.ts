import { expect, test } from 'vitest';
import { NotStored, popupRefusalOf, refusalOf, socialRefusalOf } from './refusals.ts';

/* The other refusals are tested as a visitor meets them: in the tests of the form and in tests/journeys/accounts.test.ts. */

test('a session that the browser cannot store is not worded as a failure that another try may mend', () => {
  const { text } = refusalOf('login', new NotStored());
  expect(text).toContain('Allow its cookies');
  expect(socialRefusalOf('google.com', new NotStored()).text).toBe(text);
});

test.each([
  ['unsupported', 'Unsupported social login method.'],
  ['denied', 'Failed to sign in with Facebook.'],
  ['failed', 'Failed to sign in with Facebook.'],
  ['network', 'Network error. Please check your internet connection.'],
  ['disabled', 'This account has been disabled.'],
  ['different credential', 'Account exists with different credential. Please log in with the method you used first.'],
] as const)('a window that is %s: %s', (end, text) => {
  expect(popupRefusalOf('facebook.com', end, 'login').text).toBe(text);
});
