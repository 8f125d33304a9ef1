import type { SendMailOptions } from 'nodemailer';
import { composeMail } from '../delivery/deliver.ts';
import type { Envelope } from '../delivery/envelope.ts';
import type { MailSource } from '../outbox/mail.ts';
import { isMailId } from '../../../contracts/mails.ts';
import type { DrawnMail } from './pages/drawn-mail.ts';

/** The mail as its reader gets it, drawn by what delivers it; a sentence for a template that this version does not have. */
export async function readMail(
  source: MailSource,
  envelope: Envelope,
): Promise<(DrawnMail & { html: string }) | string> {
  if (!isMailId(source.template))
    return 'This email was stored by another version of the site, and only that version can show it.';
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
