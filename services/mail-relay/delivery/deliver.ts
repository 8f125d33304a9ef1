import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { callInvitation } from '../calendar/call-invitation.ts';
import type { MailSource } from '../outbox/mail.ts';
import { isVisitorMailId, isMailId, type MailId } from '../../../contracts/mails.ts';
import { type Envelope, envelopeOf } from './envelope.ts';
import { visitorMailLink, mailHeaders } from './mail-headers.ts';
import type { Transport } from './transport.ts';

/** Renders a mail and hands it to a transport. Rejects with the transport's error, or when the template is unknown. */
export async function deliver(mail: MailSource, transport: Transport, envelope: Envelope): Promise<void> {
  const composed = await composeMail(mail, envelope);
  // A typed subject that looks like an encoded word (RFC 2047) is encoded, or the mail program would decode it.
  const subject = composed.subject.includes('=?') ? encodeWord(composed.subject, 'Q', 52) : composed.subject;
  await transport.send({ ...composed, subject });
}

/** A mail as its recipient gets it. */
export type ComposedMail = Awaited<ReturnType<typeof composeMail>>;

/** The whole mail with headers and attachments. The templates are imported with the first mail, to keep the start quick. */
export async function composeMail(mail: MailSource, everyone: Envelope) {
  const envelope = envelopeOf(mail, everyone);
  const id = mail.template;
  // A stored mail whose template this version no longer has counts as refused for good.
  if (!isMailId(id)) throw Object.assign(new Error(`There is no template ${id}`), { responseCode: 501 });
  const { renderMail } = await import('../templates/render-mail.tsx');
  const link = isVisitorMailId(id) ? visitorMailLink(id, mail.fields['token'], envelope) : undefined;
  const rendered = await renderMail(id, mail.fields, envelope.words, link, mail.storedAt);
  return { ...mailHeaders(mail, id, envelope), ...calendarPart(mail, id, envelope), ...rendered };
}

/** The calendar file of a booked call, as an attachment; none without a day and a time. */
function calendarPart(mail: MailSource, id: MailId, { messageIdHost, words }: Envelope) {
  if (id !== 'booking' && id !== 'booking_confirmation') return {};
  const content = callInvitation(mail, words, {
    reader: id === 'booking' ? 'owner' : 'visitor',
    uid: `${mail.fields['call'] ?? mail.key.slice(0, 40)}@${messageIdHost}`,
  });
  if (content === undefined) return {};
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return { attachments: [{ filename: words.calendar.file, content, contentType }] };
}
