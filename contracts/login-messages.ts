import { loginMessages } from './account-messages.ts';

/* The texts of the error catalogue that the login, sign-up and forgotten-password pages alone show. */

export const socialMessages = {
  popupClosed: { login: 'Login popup closed.', signup: 'Signup popup closed.' },
  popupAlreadyOpen: 'Login popup was already opened. Please try again.',
  differentCredential: 'Account exists with different credential. Please log in with the method you used first.',
  network: loginMessages.network,
  disabled: loginMessages.disabled,
  unsupported: 'Unsupported social login method.',
  /** @param provider its name for people, such as `Google` */
  failed: (provider: string) => `Failed to sign in with ${provider}.`,
  done: (provider: string) => `${provider.toUpperCase()} Login Granted. Redirecting...`,
} as const;

export const resetMessages = {
  sent: 'A password reset link has been sent to your email. Please check your inbox (and spam folder).',
  /** Stands before what the identity service says when it sends none. */
  cross: '❌',
} as const;
