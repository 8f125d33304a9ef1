import type { Specified } from './specified.ts';

/** Login, signup and forgot password. */
export const accounts: readonly Specified[] = [
  {
    says: 'Login: email, password with show/hide toggle, Remember Me, Forgot Password, Login',
    on: ['/login'],
    words: ['Login', 'Email', 'Password', 'Show', 'Remember Me', 'Forgot Password', 'Login'],
    exactly: { h1: ['Login'], 'button[type="submit"]': ['Login'], label: ['Email', 'Password', 'Remember Me'] },
    links: ['Forgot Password → /forgot-password', 'Sign Up → /signup'],
    count: {
      'input[autocomplete="email"][type="email"][aria-required="true"]': 1,
      'input[autocomplete="current-password"][type="password"][aria-required="true"]': 1,
      'button[aria-label="Show password"]': 1,
      'label > input[type="checkbox"][name="remember"]': 1,
    },
  },
  {
    says: 'Signup: the same fields, a Sign Up button, and a link to login',
    on: ['/signup'],
    exactly: { h1: ['Sign Up'], 'button[type="submit"]': ['Sign Up'], label: ['Email', 'Password'] },
    links: ['Login → /login'],
    count: {
      'input[autocomplete="email"][type="email"][aria-required="true"]': 1,
      'input[autocomplete="new-password"][type="password"][aria-required="true"]': 1,
      'button[aria-label="Show password"]': 1,
    },
  },
  {
    says: 'Social buttons for Google, GitHub and Facebook, and a password strength label',
    on: ['/login', '/signup'],
    exactly: { 'li > button': ['Google', 'GitHub', 'Facebook'], 'p:has(> b)': ['Strength:'] },
  },
  {
    says: "Forgot password: an email field and a 'Send Reset Link' button",
    on: ['/forgot-password'],
    exactly: { label: ['Email'], 'button[type="submit"]': ['Send Reset Link'] },
    count: { 'input[type="email"][aria-required="true"]': 1, input: 1 },
  },
  {
    says: 'The account page says without JavaScript what it needs',
    on: ['/account'],
    exactly: { h1: ['Your account'] },
    count: { noscript: 1 },
  },
];
