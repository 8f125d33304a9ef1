import type { SendMailOptions } from 'nodemailer';
import { isEmailAddress } from '../../../contracts/check-form.ts';
import { forms } from '../../../contracts/forms.ts';
import { newsletterPaths } from '../../../contracts/newsletter.ts';
import type { MailFields, MailSource } from '../outbox/mail.ts';
import { isTemplateId, type VisitorMailId, type MailId, templates } from '../../../contracts/mails.ts';
import { shortened } from '../templates/shortened.ts';
import type { Envelope } from './envelope.ts';

type Addresses = Pick<SendMailOptions, 'to' | 'replyTo'>;

/** Who sends to whom, and what programs on the way read. Names and subjects are encoded by the composer. */
export function mailHeaders(mail: MailSource, id: MailId, envelope: Envelope): SendMailOptions {
  return {
    from: sender(envelope),
    ...addresses(id, mail.fields, envelope),
    messageId: messageId(mail.key, envelope.messageIdHost),
    date: new Date(mail.createdAt),
    // Lines of 76 ASCII characters pass every server, and a person can still read most of a raw mail.
    encoding: 'quoted-printable',
    // A program sent it (RFC 3834): no absence note comes back to a visitor who never wrote a mail.
    headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(id, mail.fields['token'], envelope) },
  };
}

/** An inbox shows the company's name where the owner gave the sender none. */
function sender({ from, words }: Envelope): SendMailOptions['from'] {
  return from.includes('<') ? from : { name: words.company.name, address: from };
}

function addresses(id: MailId, { name = '', email = '' }: MailFields, { recipients, words }: Envelope): Addresses {
  if (!isTemplateId(id)) return { to: { name: '', address: email }, replyTo: words.company.email };
  const to = recipients[templates[id].recipient];
  // A booked call may hold anything in its address field; the mail shows it, and is answered by telephone.
  return isEmailAddress(email)
    ? { to, replyTo: { name: shortened(name, forms.contact.name.maximum), address: email } }
    : { to };
}

/** Where the link of a letter leads. */
export function visitorMailLink(
  id: VisitorMailId,
  token: string | undefined,
  { siteOrigin }: Envelope,
): string | undefined {
  if (!token || id === 'booking_confirmation') return undefined;
  const path = id === 'newsletter_confirm' ? newsletterPaths.confirm : newsletterPaths.unsubscribe;
  return `${siteOrigin}${path}?token=${token}`;
}

/** RFC 8058: with these, a mail program's own button unsubscribes in one click. */
function listHeaders(id: MailId, token: string | undefined, envelope: Envelope): Record<string, string> {
  if (id !== 'newsletter_welcome' && id !== 'newsletter_again') return {};
  const wayOut = visitorMailLink(id, token, envelope);
  const list = { 'List-Id': `<letter.${envelope.messageIdHost}>` };
  if (wayOut === undefined) return list;
  return { ...list, 'List-Unsubscribe': `<${wayOut}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The same for every attempt, so that a mail sent twice is recognised as one. */
function messageId(key: string, host: string): string {
  return `<${key.slice(0, 40)}@${host}>`;
}
