import type { MailId } from '../../../contracts/mails.ts';
import { retention } from '../../../contracts/retention.ts';
import type { ClaimedMail } from './mail.ts';

/** How long the link or code in a mail works. Delivered later, as after an outage, the mail would mislead its reader. */
const lives: Partial<Record<string, number>> = {
  password_reset: retention.passwordLink,
  verify_email: retention.addressLink,
  sign_in_code: retention.loginWindow,
  newsletter_confirm: retention.newsletterLink,
} satisfies Partial<Record<MailId, number>>;

/** Whether what a mail carries no longer works. A mail that the owner tries again is as old as before. */
export function hasExpired({ template, storedAt }: ClaimedMail, now: number): boolean {
  return now - storedAt >= (lives[template] ?? Infinity);
}
