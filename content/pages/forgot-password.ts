import type { AccountFormPage } from '../account-form-page.ts';
import type { InternalLink } from '../schema.ts';

type ForgotPasswordPage = AccountFormPage & {
  /** The way back to the login. */
  back: InternalLink;
};

export const forgotPasswordPage: ForgotPasswordPage = {
  path: '/forgot-password',
  heading: 'Forgot Password',
  lede: 'Enter the email address of your account. We send you a link to set a new password.',
  notes: ['Your old password works until you have set the new one.'],
  submit: 'Send Reset Link',
  busy: 'Sending...',
  back: { text: 'Back to Login', href: '/login' },
};
