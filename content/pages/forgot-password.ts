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
  lede: 'It happens. Give us the address of your account and a link to set a new password comes by mail.',
  notes: ['Your old password keeps working until you have chosen the new one.'],
  submit: 'Send Reset Link',
  busy: 'Sending...',
  back: { text: 'Back to Login', href: '/login' },
};
