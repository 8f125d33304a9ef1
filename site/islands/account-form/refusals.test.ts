import { expect, test } from 'vitest';
import { IdentityFailure } from '../../identity-client/call-identity.ts';
import { NotStored, popupRefusalOf, refusalOf, socialRefusalOf } from './refusals.ts';

/* The other refusals are tested as a visitor meets them: in account-form.dom.test.tsx and in tests/journeys/accounts-catalogue.test.ts. */

test('the detail that follows a code does not change the message', () => {
  const failure = new IdentityFailure('TOO_MANY_ATTEMPTS_TRY_LATER : Access has been disabled');
  expect(refusalOf('login', failure).text).toBe('Too many login attempts. Please try again later.');
});

test('for a forgotten password, a code without its own text is shown as the service words it', () => {
  const failure = new IdentityFailure('RESET_PASSWORD_EXCEED_LIMIT');
  expect(refusalOf('forgot', failure).text).toBe('RESET_PASSWORD_EXCEED_LIMIT');
});

test('anything unforeseen: Authentication failed. Please try again.', () => {
  expect(refusalOf('login', new TypeError('x')).text).toBe('Authentication failed. Please try again.');
});

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
