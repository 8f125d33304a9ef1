import { keepsMessages } from '../../contracts/own-services.ts';
import type { SocialFormPage } from '../account-form-page.ts';
import type { InternalLink } from '../schema.ts';

type LoginPage = SocialFormPage & {
  /** The label of the box that keeps the session beyond the tab. */
  rememberMe: string;
  /** The way for whoever has forgotten the password. */
  forgot: InternalLink;
};

export const loginPage: LoginPage = {
  path: '/login',
  heading: 'Login',
  lede: keepsMessages
    ? 'See what you sent us, and get your email address filled in.'
    : 'Get your email address filled in.',
  notes: ['Without “Remember Me” you are logged out when you close this tab. Leave it off on a shared computer.'],
  rememberMe: 'Remember Me',
  forgot: { text: 'Forgot Password', href: '/forgot-password' },
  submit: 'Login',
  busy: 'Verifying...',
  social: 'or log in with',
  other: { text: 'No account yet?', link: { text: 'Sign Up', href: '/signup' } },
};
