import { type RelayWords, writtenKind } from '../../../contracts/mails.ts';
import type { MailFields } from '../outbox/mail.ts';

/** Messages and bookings are from visitors; `other` are the site's mails to them, such as confirmations and codes. */
export const mailKinds = ['message', 'booking', 'other'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Kinds to choose by: `written` is what visitors wrote, messages and bookings. */
export type KindFilter = MailKind | 'written';

export const isOfKind = (kind: MailKind, wanted: KindFilter): boolean =>
  wanted === 'written' ? kind !== 'other' : kind === wanted;

export const mailKind = (template: string): MailKind => writtenKind(template) ?? 'other';

/** The subject of a mail. A template that this version does not know is shown by its name. */
export function mailSubject(template: string, fields: MailFields, words: RelayWords): string {
  if (mailKind(template) === 'message') return fields['subject'] ?? '';
  const subjects: Record<string, { subject: string }> = {
    ...words.ownerMails,
    ...words.visitorMails,
    ...words.accountMails,
  };
  return subjects[template]?.subject ?? template.replaceAll('_', ' ');
}
