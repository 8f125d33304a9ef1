import type { SendMailOptions } from 'nodemailer';
import { callInCalendar } from '../../../content/mail/visitor-mails.ts';
import { callInvitation } from '../calendar/call-invitation.ts';
import type { ClaimedMail } from '../outbox/mail.ts';
import { isLetterId, isMailId, type MailId, type Recipient } from '../templates/registry.ts';
import { letterLink, mailHeaders } from './mail-headers.ts';
import type { Transport } from './transport.ts';

export type Envelope = {
  from: string;
  recipients: Record<Recipient, string>;
  /** The part of every Message-ID after the at sign. */
  messageIdHost: string;
  /** Where the links of mails lead. */
  siteOrigin: string;
};

/** Draws a mail and hands it to a transport. The templates are loaded with the first mail, so that a start stays quick. */
export async function deliver(mail: ClaimedMail, transport: Transport, envelope: Envelope): Promise<void> {
  const id = mail.template;
  if (!isMailId(id)) throw new UnknownTemplate();
  const { renderMail } = await import('../templates/render-mail.tsx');
  const link = isLetterId(id) ? letterLink(id, mail.fields['token'], envelope) : undefined;
  const rendered = await renderMail(id, mail.fields, link);
  await transport.send({ ...mailHeaders(mail, id, envelope), ...rendered, ...calendarPart(mail, id, envelope) });
}

/** A booked call with a day and a time carries it as a file that calendars open. */
function calendarPart(mail: ClaimedMail, id: MailId, { messageIdHost }: Envelope): SendMailOptions {
  if (id !== 'booking' && id !== 'booking_confirmation') return {};
  const content = callInvitation(mail, {
    reader: id === 'booking' ? 'owner' : 'visitor',
    uid: `${mail.fields['call'] ?? mail.key.slice(0, 40)}@${messageIdHost}`,
  });
  if (content === undefined) return {};
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return { attachments: [{ filename: callInCalendar.file, content, contentType }] };
}

/** A row of a template this version no longer has; a refusal, since no route will know it. */
class UnknownTemplate extends Error {
  override name = 'UnknownTemplate';
  responseCode = 501;
}
