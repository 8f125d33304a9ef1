import { inNormalForm } from '../../normal-form.ts';
import type { MailFields } from '../outbox/mail.ts';
import { type MailKind } from './mail-kind.ts';

/** What can only be a day or a month: `2026-11-24`, `2026-11`, `24 Nov`, `24 November 2026`. */
const dayLike = /^(?:\d{4}-\d\d(?:-\d\d)?|\d{1,2} \p{L}+(?: \d{4})?)$/u;
/** A day in numbers as India writes it: `24/11/2026`, `24-11-2026`. */
const dayInNumbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const phoneLike = /^[+\d ()-]{5,}$/;

/** The digits of a phone number that are the same with the code of its country, as `+91`, with a `0` before it, and without either. */
const ownDigits = 10;

/**
 * Returns whether a mail has the text in a field, without regard to capitals, accents and the shape of apostrophes. A phone number is
 * found however it is spaced, with the code of its country or without, a day by when the mail came, as `writeDay` writes it.
 */
export function createSearch(text: string, writeDay: (time: number) => string) {
  const wanted = plain(text);
  const digits = phoneLike.test(wanted) ? digitsOf(wanted).slice(-ownDigits) : undefined;
  const [, date = '', month = '', year] = dayInNumbers.exec(wanted) ?? [];
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : wanted;
  const isDay = dayLike.test(day);
  return ({ kind, fields, at }: { kind: MailKind; fields: MailFields; at: number }): boolean => {
    if (isDay && ` ${plain(writeDay(at))}`.includes(` ${day}`)) return true;
    // Of the site's own mails only the address is searched: otherwise a link could be guessed letter by letter.
    const searched = kind === 'other' ? [fields['email'] ?? ''] : Object.values(fields);
    if (digits && kind !== 'other' && digitsOf(fields['phone'] ?? '').includes(digits)) return true;
    return searched.some((field) => plain(field).includes(wanted));
  };
}

const plain = (text: string) =>
  inNormalForm(text, 'NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[‘’]/g, "'")
    .toLowerCase();

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
