import { describe, expect, test } from 'vitest';
import { IdentityFailure } from '../../identity-client/call-identity.ts';
import { DifferentCredential, popupRefusalOf, refusalOf, socialRefusalOf } from './refusals.ts';

const failure = (message: string) => new IdentityFailure(message);

describe('login', () => {
  test.each([
    ['EMAIL_NOT_FOUND', 'No account found with this email.'],
    ['INVALID_PASSWORD', 'Incorrect password. Please try again.'],
    ['INVALID_EMAIL', 'The email address is not valid.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many login attempts. Please try again later.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access has been disabled', 'Too many login attempts. Please try again later.'],
    ['NETWORK', 'Network error. Please check your internet connection.'],
    ['INVALID_LOGIN_CREDENTIALS', 'Incorrect email or password. Please try again.'],
    ['USER_DISABLED', 'This account has been disabled.'],
    ['INTERNAL_ERROR', 'Authentication failed. Please try again.'],
  ])('%s: %s', (message, text) => {
    expect(refusalOf('login', failure(message)).text).toBe(text);
  });

  test('anything unforeseen: Authentication failed. Please try again.', () => {
    expect(refusalOf('login', new TypeError('x')).text).toBe('Authentication failed. Please try again.');
  });
});

describe('signup', () => {
  test.each([
    ['EMAIL_EXISTS', 'This email is already in use.'],
    ['INVALID_EMAIL', 'The email address is not valid.'],
    [
      'WEAK_PASSWORD : Password should be at least 6 characters',
      'Password is too weak. Please use a stronger password.',
    ],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please try again later.'],
    ['NETWORK', 'Network error. Please check your internet connection.'],
    ['USER_DISABLED', 'This account has been disabled.'],
    ['OPERATION_NOT_ALLOWED', 'Registration failed. Please try again.'],
  ])('%s: %s', (message, text) => {
    expect(refusalOf('signup', failure(message)).text).toBe(text);
  });
});

describe('forgot password: the provider’s message, prefixed with a cross', () => {
  test.each([
    ['EMAIL_NOT_FOUND', '❌ No account found with this email.'],
    ['INVALID_EMAIL', '❌ The email address is not valid.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', '❌ Too many attempts. Please try again later.'],
    ['NETWORK', '❌ Network error. Please check your internet connection.'],
    ['INTERNAL_ERROR : The service is temporarily unavailable', '❌ The service is temporarily unavailable'],
    ['RESET_PASSWORD_EXCEED_LIMIT', '❌ RESET_PASSWORD_EXCEED_LIMIT'],
  ])('%s: %s', (message, text) => {
    expect(refusalOf('forgot', failure(message)).text).toBe(text);
  });
});

describe('social', () => {
  test.each([
    ['NETWORK', 'Network error. Please check your internet connection.'],
    ['USER_DISABLED', 'This account has been disabled.'],
    ['OPERATION_NOT_ALLOWED', 'Unsupported social login method.'],
    ['INVALID_IDP_RESPONSE : used', 'Failed to sign in with GitHub.'],
  ])('%s: %s', (message, text) => {
    expect(socialRefusalOf('github.com', failure(message)).text).toBe(text);
  });

  test('needConfirmation: Account exists with different credential', () => {
    expect(socialRefusalOf('github.com', new DifferentCredential()).text).toBe(
      'Account exists with different credential. Please log in with the method you used first.',
    );
  });

  test.each([
    ['closed', 'login', 'Login popup closed.'],
    ['closed', 'signup', 'Signup popup closed.'],
    ['unsupported', 'login', 'Unsupported social login method.'],
    ['denied', 'login', 'Failed to sign in with Facebook.'],
    ['failed', 'signup', 'Failed to sign in with Facebook.'],
    ['blocked', 'login', 'Failed to sign in with Facebook.'],
    ['network', 'login', 'Network error. Please check your internet connection.'],
    ['disabled', 'login', 'This account has been disabled.'],
    [
      'different credential',
      'login',
      'Account exists with different credential. Please log in with the method you used first.',
    ],
  ] as const)('a window that is %s at %s: %s', (end, mode, text) => {
    expect(popupRefusalOf('facebook.com', end, mode).text).toBe(text);
  });
});
