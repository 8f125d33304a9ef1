import type { MailFields } from '../outbox/mail.ts';
import { accountWords, ownerWords, visitorWords } from '../templates/mail-words.ts';

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
const words: Record<string, { subject: string }> = { ...ownerWords, ...visitorWords, ...accountWords };

/** What a mail is about, in a line. */
export function mailSubject(template: string, fields: MailFields): string {
  if (mailKind(template) === 'message') return fields['subject'] ?? '';
  return words[template]?.subject ?? template.replaceAll('_', ' ');
}
