import { keepsAccounts } from '../../contracts/own-services.ts';
import type { SocialFormPage } from '../account-form-page.ts';
import { accountUse } from '../account-words.ts';

export const signupPage: SocialFormPage = {
  path: '/signup',
  heading: 'Sign Up',
  lede: `An account is free. ${accountUse}`,
  notes: [
    'Your account has your email address, a one-way hash of your password and a record of your logins. You can delete it at any time.',
    `Signing up logs you in until you close this tab.${keepsAccounts ? ' We refuse passwords that are much used or contain little but your address.' : ''}`,
  ],
  submit: 'Sign Up',
  busy: 'Registering...',
  social: 'or sign up with',
  other: { text: 'Have an account?', link: { text: 'Login', href: '/login' } },
};
