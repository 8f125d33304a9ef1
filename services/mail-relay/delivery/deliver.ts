import type { SendMailOptions } from 'nodemailer';
import type { ClaimedMail } from '../outbox/mail.ts';
import { isTemplateId, type Recipient, templates } from '../templates/registry.ts';
import type { Transport } from './transport.ts';

export type Envelope = {
  from: string;
  recipients: Record<Recipient, string>;
  /** The part of every Message-ID after the at sign. */
  messageIdHost: string;
};

/** Draws a mail and hands it to a transport. The templates are loaded with the first mail, so that a start stays quick. */
export async function deliver(mail: ClaimedMail, transport: Transport, envelope: Envelope): Promise<void> {
  if (!isTemplateId(mail.template)) throw new UnknownTemplate();
  const { renderMail } = await import('../templates/render-mail.tsx');
  const rendered = await renderMail(mail.template, mail.fields);
  await transport.send({ ...headers(mail, templates[mail.template].recipient, envelope), ...rendered });
}

function headers(mail: ClaimedMail, recipient: Recipient, envelope: Envelope): SendMailOptions {
  const { name = '', email = '' } = mail.fields;
  return {
    from: envelope.from,
    to: envelope.recipients[recipient],
    replyTo: { name, address: email },
    messageId: messageId(mail.key, envelope.messageIdHost),
    date: new Date(mail.createdAt),
    encoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The same for every attempt, so that a mail sent twice is recognised as one. */
export function messageId(key: string, host: string): string {
  return `<${key.slice(0, 40)}@${host}>`;
}

/** A row of a template this version no longer has; a refusal, since no route will know it. */
class UnknownTemplate extends Error {
  override name = 'UnknownTemplate';
  responseCode = 501;
}
