import * as v from 'valibot';
import { emailAnswers } from './email-wire.ts';
import { contactMessages, newsletterMessages } from './messages.ts';

/** Lengths in characters; the message itself is bounded by the size of the whole (`maximumVariablesBytes`). */
export const fieldLengths = { name: 200, email: 254, subject: 250 } as const;

/** What `<input type="email">` accepts, so that browser and server agree. Without the flag `u`, which would let ſ pass as s. */
const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** A line break in one of these would become a header of its own in the mail. */
const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/;
const lineBreaks = new RegExp(lineBreak, 'g');

/** A required text in one line; `empty` is the form's own text for a missing field. */
function line(empty: string, maximum: number) {
  return v.pipe(
    v.optional(v.string(empty), ''),
    v.trim(),
    v.nonEmpty(empty),
    v.maxLength(maximum, emailAnswers.tooLong),
    v.check((typed) => !lineBreak.test(typed), emailAnswers.lineBreak),
  );
}

/** Whether mail can be addressed to it. */
export function isEmailAddress(typed: string): boolean {
  return typed.length <= fieldLengths.email && emailShape.test(typed);
}

/** A required e-mail address. */
export function emailLine(empty: string) {
  return v.pipe(line(empty, fieldLengths.email), v.regex(emailShape, newsletterMessages.invalidEmail));
}

/** A required text that ends up in one line, whatever was typed: nothing but its absence is a fault. */
export function anyLine(empty: string) {
  return v.pipe(
    v.optional(v.string(empty), ''),
    v.transform((typed) => typed.replace(lineBreaks, ' ')),
    v.trim(),
    v.nonEmpty(empty),
  );
}

/** A required text of several lines. */
export function text(empty: string) {
  return v.pipe(v.optional(v.string(empty), ''), v.trim(), v.nonEmpty(empty));
}

/** The contact form (specification §3, §5): all four are required after trimming. A missing field is an empty one. */
export const contactForm = v.object({
  name: line(contactMessages.empty, fieldLengths.name),
  email: emailLine(contactMessages.empty),
  subject: line(contactMessages.empty, fieldLengths.subject),
  message: text(contactMessages.empty),
});
export type ContactFields = v.InferOutput<typeof contactForm>;
export const contactFieldNames = ['name', 'email', 'subject', 'message'] as const satisfies (keyof ContactFields)[];
