import type { FormPage, InternalLink } from '../schema.ts';

type SignupPage = FormPage & {
  submit: string;
  busy: string;
  social: string;
  other: { text: string; link: InternalLink };
};

export const signupPage: SignupPage = {
  path: '/signup',
  heading: 'Sign Up',
  lede: 'An account is free, and fills in forms for you.',
  notes: [
    'We keep your email address and nothing you did not give us. You can delete the account, with its data, yourself.',
  ],
  submit: 'Sign Up',
  busy: 'Registering...',
  social: 'or sign up with',
  other: { text: 'Have an account?', link: { text: 'Login', href: '/login' } },
};
