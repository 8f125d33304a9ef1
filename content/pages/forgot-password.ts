import type { FormPage, InternalLink } from '../schema.ts';

type ForgotPasswordPage = FormPage & {
  /** The button. */
  submit: string;
  /** What the button says until there is an answer. */
  busy: string;
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
