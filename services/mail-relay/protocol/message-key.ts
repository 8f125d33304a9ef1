import { retention } from '../../../contracts/retention.ts';
import { createHash } from 'node:crypto';
import { messageKeyField, messageKeyHeader } from '../../../contracts/email-wire.ts';
import type { MailFields } from '../outbox/mail.ts';
import type { EmailRequestBody } from './parse-request.ts';

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
 * A key derived from what is asked for, where the client sends none (a plain form). It changes with windows of time; `before` is the
 * key of the same request in the previous window.
 */
export function derivedKey(request: readonly string[], now: number): { key: string; before: string } {
  const window = Math.floor(now / retention.sameMessage);
  const keyIn = (one: number) => hash('derived', ...request, `${one}`);
  return { key: keyIn(window), before: keyIn(window - 1) };
}

/** The hash of a message's text, ignoring sender, letter case and white space. */
export function contentHash({ subject = '', message = '' }: MailFields): string {
  return hash('content', `${subject}\n${message}`.toLowerCase().replace(/\s+/g, ' '));
}

/** A key of the outbox, or the stored form of a token. */
export function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}
