import {
  passwordChangedMail,
  passwordResetMail,
  signInCodeMail,
  verifyEmailMail,
} from '../../../content/mail/account-mails.ts';
import { bookingMail } from '../../../content/mail/owner-mails.ts';
import {
  bookingConfirmation,
  newsletterAgain,
  newsletterConfirm,
  newsletterWelcome,
} from '../../../content/mail/visitor-mails.ts';
import type { MailFields } from '../outbox/mail.ts';

/** What visitors wrote, and what the site wrote to them: confirmations, resets, codes. */
export const mailKinds = ['message', 'booking', 'other'] as const;
export type MailKind = (typeof mailKinds)[number];

export const messageTemplates = ['contact', 'contact_backup'] as const;
export const writtenTemplates = [...messageTemplates, 'booking'] as const;

export function mailKind(template: string): MailKind {
  if (template === 'booking') return 'booking';
  return messageTemplates.some((one) => one === template) ? 'message' : 'other';
}

/** Mails of the site have one subject each; a template of a later version is shown by its name. */
const subjects: Record<string, string> = {
  booking_confirmation: bookingConfirmation.subject,
  newsletter_confirm: newsletterConfirm.subject,
  newsletter_welcome: newsletterWelcome.subject,
  newsletter_again: newsletterAgain.subject,
  password_reset: passwordResetMail.subject,
  verify_email: verifyEmailMail.subject,
  sign_in_code: signInCodeMail.subject,
  password_changed: passwordChangedMail.subject,
};

/** What a mail is about, in a line. */
export function mailSubject(template: string, fields: MailFields): string {
  if (template === 'booking') return bookingMail.subject;
  if (mailKind(template) === 'message') return fields['subject'] ?? '';
  return subjects[template] ?? template.replaceAll('_', ' ');
}
