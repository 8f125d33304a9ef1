import { isEmailAddress } from '../../../contracts/check-form.ts';
import { forms } from '../../../contracts/forms.ts';
import { newsletterPaths } from '../../../contracts/newsletter.ts';
import type { MailFields, MailSource } from '../outbox/mail.ts';
import { isTemplateId, type VisitorMailId, type MailId, templates } from '../../../contracts/mails.ts';
import { shortened } from '../templates/shortened.ts';
import type { Envelope } from './envelope.ts';

export type Mailbox = string | { name: string; address: string };
type Addresses = { to: Mailbox; replyTo?: Mailbox };

/** Addresses and headers of a mail. Names and subjects are encoded by the composer. */
export function mailHeaders(mail: MailSource, id: MailId, envelope: Envelope) {
  const { from, words, messageIdHost } = envelope;
  return {
    // With the company's name unless MAIL_FROM has a name.
    from: from.includes('<') ? from : { name: words.company.name, address: from },
    ...addresses(id, mail.fields, envelope),
    // The same for every attempt, so that a mail delivered twice is recognised as one.
    messageId: `<${mail.key.slice(0, 40)}@${messageIdHost}>`,
    date: new Date(mail.createdAt),
    // Lines of 76 ASCII characters pass every server, and a person can still read most of a raw mail.
    encoding: 'quoted-printable',
    // Marks an automatic mail (RFC 3834), so that no absence note is sent back.
    headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(id, mail.fields['token'], envelope) },
  };
}

function addresses(id: MailId, { name = '', email = '' }: MailFields, { recipients, words }: Envelope): Addresses {
  if (!isTemplateId(id)) return { to: { name: '', address: email }, replyTo: words.company.email };
  const to = recipients[templates[id].recipient];
  // A booked call accepts any text as address; without a valid one it gets no Reply-To and is answered by telephone.
  return isEmailAddress(email)
    ? { to, replyTo: { name: shortened(name, forms.contact.name.maximum), address: email } }
    : { to };
}

/** The link of a newsletter mail, to confirm or to unsubscribe; undefined for mails without one. */
export function visitorMailLink(
  id: VisitorMailId,
  token: string | undefined,
  { siteOrigin }: Envelope,
): string | undefined {
  if (!token) return undefined;
  const path = id === 'newsletter_confirm' ? newsletterPaths.confirm : newsletterPaths.unsubscribe;
  return `${siteOrigin}${path}?token=${token}`;
}

/** RFC 8058: with these, a mail program's own button unsubscribes in one click. */
function listHeaders(id: MailId, token: string | undefined, envelope: Envelope): Record<string, string> {
  if (id !== 'newsletter_welcome' && id !== 'newsletter_again') return {};
  const unsubscribe = visitorMailLink(id, token, envelope);
  const list = { 'List-Id': `<letter.${envelope.messageIdHost}>` };
  if (unsubscribe === undefined) return list;
  return { ...list, 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
