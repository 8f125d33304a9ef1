import { type RelayWords, templates, writtenKind } from '../../../contracts/mails.ts';
import type { MailFields } from '../outbox/mail.ts';

/** What visitors wrote, and what the site wrote to them: confirmations, resets, codes. */
export const mailKinds = ['message', 'booking', 'other'] as const;
export type MailKind = (typeof mailKinds)[number];

/** The templates that visitors write with. */
export const writtenTemplates = Object.keys(templates);

export const mailKind = (template: string): MailKind => writtenKind(template) ?? 'other';

/** What a mail is about, in a line. Mails of the site have one subject each; a template of a later version is shown by its name. */
export function mailSubject(template: string, fields: MailFields, words: RelayWords): string {
  if (mailKind(template) === 'message') return fields['subject'] ?? '';
  const subjects: Record<string, { subject: string }> = {
    ...words.ownerMails,
    ...words.visitorMails,
    ...words.accountMails,
  };
  return subjects[template]?.subject ?? template.replaceAll('_', ' ');
}
