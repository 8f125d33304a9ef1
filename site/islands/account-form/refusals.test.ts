import { expect, test } from 'vitest';
import { IdentityFailure } from '../../identity-client/call-identity.ts';
import { popupRefusalOf, refusalOf } from './refusals.ts';

/* What a visitor can bring about is read in tests/journeys/accounts-catalogue.test.ts. */

test('the detail behind a code does not change what is said', () => {
  const failure = new IdentityFailure('TOO_MANY_ATTEMPTS_TRY_LATER : Access has been disabled');
  expect(refusalOf('login', failure).text).toBe('Too many login attempts. Please try again later.');
});

test('a code without words of its own is told as it is to whoever forgot the password', () => {
  const failure = new IdentityFailure('RESET_PASSWORD_EXCEED_LIMIT');
  expect(refusalOf('forgot', failure).text).toBe('❌ RESET_PASSWORD_EXCEED_LIMIT');
});

test('anything unforeseen: Authentication failed. Please try again.', () => {
  expect(refusalOf('login', new TypeError('x')).text).toBe('Authentication failed. Please try again.');
});

test.each([
  ['denied', 'Failed to sign in with Facebook.'],
  ['failed', 'Failed to sign in with Facebook.'],
  ['network', 'Network error. Please check your internet connection.'],
  ['disabled', 'This account has been disabled.'],
  ['different credential', 'Account exists with different credential. Please log in with the method you used first.'],
] as const)('a window that is %s: %s', (end, text) => {
  expect(popupRefusalOf('facebook.com', end, 'login').text).toBe(text);
});
