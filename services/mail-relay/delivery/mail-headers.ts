import type { SendMailOptions } from 'nodemailer';
import { company } from '../../../content/company.ts';
import { newsletterPaths } from '../../../contracts/newsletter.ts';
import type { ClaimedMail } from '../outbox/mail.ts';
import { isAccountTemplateId, isLetterId, type LetterId, type MailId, templates } from '../templates/registry.ts';
import type { Envelope } from './deliver.ts';

/** Who sends to whom, and what programs on the way read. */
export function mailHeaders(mail: ClaimedMail, id: MailId, envelope: Envelope): SendMailOptions {
  const shared = {
    from: envelope.from,
    messageId: messageId(mail.key, envelope.messageIdHost),
    date: new Date(mail.createdAt),
    encoding: 'quoted-printable' as const,
  };
  const { name = '', email = '', token = '' } = mail.fields;
  if (isLetterId(id)) {
    return {
      ...shared,
      to: { name: '', address: email },
      replyTo: company.email,
      headers: { 'Auto-Submitted': 'auto-replied', ...listHeaders(id, token, envelope) },
    };
  }
  if (isAccountTemplateId(id)) {
    return { ...shared, to: { name: '', address: email }, headers: { 'Auto-Submitted': 'auto-generated' } };
  }
  return {
    ...shared,
    to: envelope.recipients[templates[id].recipient],
    replyTo: { name, address: email },
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Where the button of a letter leads. */
export function letterLink(id: LetterId, token: string | undefined, { siteOrigin }: Envelope): string | undefined {
  if (!token || id === 'booking_confirmation') return undefined;
  const path = id === 'newsletter_confirm' ? newsletterPaths.confirm : newsletterPaths.unsubscribe;
  return `${siteOrigin}${path}?token=${token}`;
}

/** RFC 8058: with these, a mail program's own button unsubscribes in one click. */
function listHeaders(id: LetterId, token: string, envelope: Envelope): Record<string, string> {
  if (id !== 'newsletter_welcome' && id !== 'newsletter_again') return {};
  return {
    'List-Id': `<letter.${envelope.messageIdHost}>`,
    'List-Unsubscribe': `<${letterLink(id, token, envelope)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The same for every attempt, so that a mail sent twice is recognised as one. */
function messageId(key: string, host: string): string {
  return `<${key.slice(0, 40)}@${host}>`;
}
