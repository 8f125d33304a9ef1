import { render, toPlainText } from '@react-email/render';
import { bookingMail, contactBackupMail, contactMail, type OwnerMailWords } from '../../../content/mail/owner-mails.ts';
import type { MailFields } from '../outbox/mail.ts';
import { OwnerMail } from './owner-mail.tsx';
import type { TemplateId } from './registry.ts';

export type RenderedMail = { subject: string; html: string; text: string };

const words: Record<TemplateId, OwnerMailWords> = {
  contact: contactMail,
  contact_backup: contactBackupMail,
  booking: bookingMail,
};

/** Draws a mail: its text part is made from its HTML part, so the two never differ. */
export async function renderMail(template: TemplateId, fields: MailFields): Promise<RenderedMail> {
  const own = words[template];
  const html = await render(<OwnerMail words={own} fields={fields} />);
  return { subject: fields['subject'] ?? `${own.subject}: ${fields['name'] ?? ''}`, html, text: plainText(html) };
}

/** Links are printed once, and the lines stay as the visitor broke them. */
function plainText(html: string): string {
  return toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'h1', options: { uppercase: false } },
    ],
  });
}
