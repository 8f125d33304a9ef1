import type { FormPage, InternalLink } from '../schema.ts';

type LoginPage = FormPage & {
  /** The label of the box that keeps the session beyond the tab. */
  rememberMe: string;
  /** The way for whoever has forgotten the password. */
  forgot: InternalLink;
  /** The button. */
  submit: string;
  /** What the button says until there is an answer. */
  busy: string;
  /** The words before the three social buttons. */
  social: string;
  /** The way to the sign-up, for whoever has no account. */
  other: { text: string; link: InternalLink };
};

export const loginPage: LoginPage = {
  path: '/login',
  heading: 'Login',
  lede: 'See what you sent us, and get your email address filled in.',
  notes: ['Without “Remember Me” you are logged out when you close this tab. Leave it off on a shared computer.'],
  rememberMe: 'Remember Me',
  forgot: { text: 'Forgot Password', href: '/forgot-password' },
  submit: 'Login',
  busy: 'Verifying...',
  social: 'or log in with',
  other: { text: 'No account yet?', link: { text: 'Sign Up', href: '/signup' } },
};
