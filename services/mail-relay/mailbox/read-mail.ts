import type { SendMailOptions } from 'nodemailer';
import { isMailId } from '../../../contracts/mails.ts';
import { composeMail } from '../delivery/deliver.ts';
import type { Envelope } from '../delivery/envelope.ts';
import type { MailSource } from '../outbox/mail.ts';
import type { DrawnMail } from './pages/drawn-mail.ts';

/** The mail as its reader gets it, drawn by what delivers it; undefined for a template that this version does not have. */
export async function readMail(
  source: MailSource,
  envelope: Envelope,
): Promise<(DrawnMail & { html: string }) | undefined> {
  if (!isMailId(source.template)) return undefined;
  const { from, to, replyTo, subject, text, html } = await composeMail(source, envelope);
  return { from: person(from), to: person(to), replyTo: person(replyTo), subject, text, html };
}

/** `Asha <asha@example.com>`, for the ways in which a mail names somebody. */
function person(one: SendMailOptions['to']): string {
  if (one === undefined) return '';
  if (Array.isArray(one)) return one.map(person).join(', ');
  if (typeof one === 'string') return one;
  const { name, address = '' } = one;
  return name ? `${name} <${address}>` : address;
}
