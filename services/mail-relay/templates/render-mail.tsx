import { render, toPlainText } from '@react-email/render';
import {
  type AccountMailWords,
  passwordChangedMail,
  passwordResetMail,
  signInCodeMail,
} from '../../../content/mail/account-mails.ts';
import { bookingMail, contactBackupMail, contactMail, type OwnerMailWords } from '../../../content/mail/owner-mails.ts';
import {
  bookingConfirmation,
  newsletterAgain,
  newsletterConfirm,
  newsletterWelcome,
  type VisitorMailWords,
} from '../../../content/mail/visitor-mails.ts';
import { callTimeText } from '../calendar/call-time-text.ts';
import type { MailFields } from '../outbox/mail.ts';
import { AccountMail } from './account-mail.tsx';
import { OwnerMail } from './owner-mail.tsx';
import {
  type AccountTemplateId,
  isAccountTemplateId,
  isLetterId,
  type LetterId,
  type MailId,
  type TemplateId,
} from './registry.ts';
import { VisitorMail } from './visitor-mail.tsx';

export type RenderedMail = { subject: string; html: string; text: string };

const ownerWords: Record<TemplateId, OwnerMailWords> = {
  contact: contactMail,
  contact_backup: contactBackupMail,
  booking: bookingMail,
};

const visitorWords: Record<LetterId, VisitorMailWords> = {
  booking_confirmation: bookingConfirmation,
  newsletter_confirm: newsletterConfirm,
  newsletter_welcome: newsletterWelcome,
  newsletter_again: newsletterAgain,
};

const accountWords: Record<AccountTemplateId, AccountMailWords> = {
  password_reset: passwordResetMail,
  sign_in_code: signInCodeMail,
  password_changed: passwordChangedMail,
};

/** Draws a mail: its text part is made from its HTML part, so the two never differ. `link` is where its button leads. */
export async function renderMail(mail: MailId, fields: MailFields, link?: string): Promise<RenderedMail> {
  if (isLetterId(mail)) {
    const words = visitorWords[mail];
    const html = await render(<VisitorMail words={words} time={callTimeText(fields, 'visitor')} link={link} />);
    return { subject: words.subject, html, text: plainText(html, { showLinks: true }) };
  }
  if (isAccountTemplateId(mail)) {
    const words = accountWords[mail];
    const html = await render(<AccountMail words={words} fields={fields} />);
    return { subject: words.subject, html, text: plainText(html, { showLinks: false }) };
  }
  const words = ownerWords[mail];
  const html = await render(<OwnerMail words={words} fields={fields} time={callTimeText(fields, 'owner')} />);
  const subject = fields['subject'] ?? `${words.subject}: ${fields['name'] ?? ''}`;
  return { subject, html, text: plainText(html, { showLinks: false }) };
}

/** The lines stay as the visitor broke them. An address that is its own link is printed once. */
function plainText(html: string, { showLinks }: { showLinks: boolean }): string {
  return toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: !showLinks, linkBrackets: false } },
      { selector: 'h1', options: { uppercase: false } },
    ],
  });
}
