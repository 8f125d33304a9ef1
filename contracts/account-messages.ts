/** The account texts of the error catalogue (specification §8 and the decisions beside it). Each stands here once. */

const network = 'Network error. Please check your internet connection.';
const disabled = 'This account has been disabled.';

export const loginMessages = {
  userNotFound: 'No account found with this email.',
  wrongPassword: 'Incorrect password. Please try again.',
  /** Used when the service hides whether the address or the password was wrong. */
  invalidCredential: 'Incorrect email or password. Please try again.',
  invalidEmail: 'The email address is not valid.',
  tooManyRequests: 'Too many login attempts. Please try again later.',
  network,
  disabled,
  failed: 'Authentication failed. Please try again.',
  done: 'ACCESS GRANTED. Redirecting...',
} as const;

export const signupMessages = {
  emailInUse: 'This email is already in use.',
  weakPassword: 'Password is too weak. Please use a stronger password.',
  tooManyRequests: 'Too many attempts. Please try again later.',
  disabled,
  failed: 'Registration failed. Please try again.',
  done: 'Account created successfully! Redirecting...',
} as const;

export const socialMessages = {
  popupClosed: { login: 'Login popup closed.', signup: 'Signup popup closed.' },
  popupAlreadyOpen: 'Login popup was already opened. Please try again.',
  differentCredential: 'Account exists with different credential. Please log in with the method you used first.',
  network,
  disabled,
  unsupported: 'Unsupported social login method.',
  /** @param provider its name for people, such as `Google` */
  failed: (provider: string) => `Failed to sign in with ${provider}.`,
  done: (provider: string) => `${provider.toUpperCase()} Login Granted. Redirecting...`,
} as const;

export const resetMessages = {
  sent: 'A password reset link has been sent to your email. Please check your inbox (and spam folder).',
  /** @param reason what the identity service said */
  failed: (reason: string) => `❌ ${reason}`,
} as const;
