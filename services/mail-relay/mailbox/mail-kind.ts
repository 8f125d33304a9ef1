import type { MailFields } from '../outbox/mail.ts';
import { accountWords, ownerWords, visitorWords } from '../templates/mail-words.ts';
import { templates, writtenKind } from '../templates/registry.ts';

/** What visitors wrote, and what the site wrote to them: confirmations, resets, codes. */
export const mailKinds = ['message', 'booking', 'other'] as const;
export type MailKind = (typeof mailKinds)[number];

/** The templates that visitors write with. */
export const writtenTemplates = Object.keys(templates);

export const mailKind = (template: string): MailKind => writtenKind(template) ?? 'other';

/** Mails of the site have one subject each; a template of a later version is shown by its name. */
const words: Record<string, { subject: string }> = { ...ownerWords, ...visitorWords, ...accountWords };

/** What a mail is about, in a line. */
export function mailSubject(template: string, fields: MailFields): string {
  if (mailKind(template) === 'message') return fields['subject'] ?? '';
  return words[template]?.subject ?? template.replaceAll('_', ' ');
}
