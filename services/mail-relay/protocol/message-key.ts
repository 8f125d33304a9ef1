import { retention } from '../../../contracts/retention.ts';
import { createHash } from 'node:crypto';
import { messageKeyField, messageKeyHeader } from '../../../contracts/email-wire.ts';
import type { MailFields } from '../outbox/mail.ts';
import type { EmailRequestBody } from './parse-request.ts';

/** Within this time identical messages count as one, such as after a second click or a reload. */
export const sameMessageMs = retention.sameMessage;

/**
 * The hash of the client's message key and the message's fields; undefined when the client sent no key. The fields are part of the
 * hash, so that another message under the same key is not lost.
 */
export function givenKey(body: EmailRequestBody, headers: Headers, fields: MailFields): string | undefined {
  const given = (body.variables.get(messageKeyField) ?? headers.get(messageKeyHeader) ?? '').trim();
  const words = JSON.stringify(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return given === '' ? undefined : hash('given', given, words);
}

/**
 * A key derived from the message's content, for clients that send none (a plain form). It changes with windows of time; `before`
 * is the key of the same content in the previous window.
 */
export function derivedKey(template: string, fields: MailFields, now: number): { key: string; before: string } {
  const window = Math.floor(now / sameMessageMs);
  const words = JSON.stringify(fields);
  return {
    key: hash('derived', template, words, `${window}`),
    before: hash('derived', template, words, `${window - 1}`),
  };
}

/** The hash of a message's text, ignoring sender, letter case and white space. */
export function contentHash({ subject = '', message = '' }: MailFields): string {
  return hash('content', `${subject}\n${message}`.toLowerCase().replace(/\s+/g, ' '));
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}
