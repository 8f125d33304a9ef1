import { retention } from '../../../contracts/retention.ts';
import { createHash } from 'node:crypto';
import { messageKeyField, messageKeyHeader } from '../../../contracts/email-wire.ts';
import type { MailFields } from '../outbox/mail.ts';
import type { EmailRequestBody } from './parse-request.ts';

/** Within this time, the same words from the same visitor are one message: a second click, a reload. */
export const sameMessageMs = retention.sameMessage;

/**
 * The key a client gave, hashed, so that any text can be one; undefined when it gave none.
 * The words are part of it: other words under the same key are another message, and must not be lost.
 */
export function givenKey(body: EmailRequestBody, headers: Headers, fields: MailFields): string | undefined {
  const given = (body.variables.get(messageKeyField) ?? headers.get(messageKeyHeader) ?? '').trim();
  return given === '' ? undefined : hash('given', given, wordsOf(fields));
}

/**
 * A key made of what the message says, for a client that gives none (a plain form).
 * Time is cut into windows; `before` is the key the same words had in the previous one.
 */
export function derivedKey(template: string, fields: MailFields, now: number): { key: string; before: string } {
  const window = Math.floor(now / sameMessageMs);
  const words = JSON.stringify(fields);
  return {
    key: hash('derived', template, words, `${window}`),
    before: hash('derived', template, words, `${window - 1}`),
  };
}

/** What a message says, whoever sends it; case and spaces do not count. */
export function contentHash({ subject = '', message = '' }: MailFields): string {
  return hash('content', `${subject}\n${message}`.toLowerCase().replace(/\s+/g, ' '));
}

function wordsOf(fields: MailFields): string {
  return JSON.stringify(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}
