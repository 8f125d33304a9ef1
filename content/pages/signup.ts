import type { FormPage, InternalLink } from '../schema.ts';

type SignupPage = FormPage & {
  /** The button. */
  submit: string;
  /** What the button says until there is an answer. */
  busy: string;
  /** The words before the three social buttons. */
  social: string;
  /** The way to the login, for whoever has an account. */
  other: { text: string; link: InternalLink };
};

export const signupPage: SignupPage = {
  path: '/signup',
  heading: 'Sign Up',
  lede: 'An account is free. It fills in your email address in our forms and shows what you sent us.',
  notes: [
    'We keep your email address, a one-way hash of your password and a record of your logins. You can delete the account at any time.',
    'Signing up logs you in until you close this tab. We refuse passwords that are much used or contain little but your address.',
  ],
  submit: 'Sign Up',
  busy: 'Registering...',
  social: 'or sign up with',
  other: { text: 'Have an account?', link: { text: 'Login', href: '/login' } },
};
