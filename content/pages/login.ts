import type { FormPage, InternalLink } from '../schema.ts';

type LoginPage = FormPage & {
  rememberMe: string;
  forgot: InternalLink;
  submit: string;
  busy: string;
  social: string;
  other: { text: string; link: InternalLink };
};

export const loginPage: LoginPage = {
  path: '/login',
  heading: 'Login',
  lede: 'Find forms already filled in, and your account in order.',
  notes: [
    'Without “Remember Me” you are logged out when this tab closes, which is the right choice on a shared computer.',
  ],
  rememberMe: 'Remember Me',
  forgot: { text: 'Forgot Password', href: '/forgot-password' },
  submit: 'Login',
  busy: 'Verifying...',
  social: 'or log in with',
  other: { text: 'No account yet?', link: { text: 'Sign Up', href: '/signup' } },
};
