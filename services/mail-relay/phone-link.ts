import { asciiDigits } from '../normal-form.ts';

/** A whole number, and a slash before a second one. After an area code, as in `089/1234567`, a slash is a part of the number. */
const beforeSecond = /^(\s*(?:(?:\+|00)(?:\D*\d){9}|(?!\+|00)(?:\D*\d){7}).*?)(?:\s\/\s|\/(?=(?:\D*\d){7})).*$/;

/** How many characters are read, more than two numbers take: the time that the pattern above takes grows with the square of their number. */
const readLength = 200;

/** The zero in brackets after a country's code, which is not dialled with it. */
const trunkZero = /^((?:\+|00).*?)\(0\)/;

/** The `tel:` address of the first phone number as it was typed, up to its first word, such as “ext.”; undefined for what cannot be dialled. */
export function phoneLink(phone: string): string | undefined {
  const typed = asciiDigits(phone.trim().slice(0, readLength)).replace(/[\p{Pd}−]/gu, '-');
  const first = /^\(?\+?[\d\s()./-]*/.exec(typed)?.[0] ?? '';
  const digits = first
    .replace(trunkZero, '$1')
    .replace(beforeSecond, '$1')
    .replace(/[^\d+]/g, '');
  return digits.length > 2 ? `tel:${digits}` : undefined;
}
