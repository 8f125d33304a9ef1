import type { SendMailOptions } from 'nodemailer';
import { isMailId } from '../../../contracts/mails.ts';
import { composeMail } from '../delivery/deliver.ts';
import type { Envelope } from '../delivery/envelope.ts';
import type { MailSource } from '../outbox/mail.ts';

/** A rendered mail, as its recipient gets it. */
export type ReadMail = NonNullable<Awaited<ReturnType<typeof readMail>>>;

/** Renders a mail; undefined for a template that this version does not have. */
export async function readMail(source: MailSource, envelope: Envelope) {
  if (!isMailId(source.template)) return undefined;
  const { from, to, replyTo, subject, text, html } = await composeMail(source, envelope);
  return { from: person(from), to: person(to), replyTo: person(replyTo), subject, text, html };
}

/** Formats nodemailer's kinds of address as text: `Asha <asha@example.com>`. */
function person(one: SendMailOptions['to']): string {
  if (one === undefined) return '';
  if (Array.isArray(one)) return one.map(person).join(', ');
  if (typeof one === 'string') return one;
  const { name, address = '' } = one;
  return name ? `${name} <${address}>` : address;
}
