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
