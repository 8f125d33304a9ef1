/** 30 accents in a row before another one. Halfwidth voiced sound marks become accents in NFKC. */
const manyAccents = /[\p{M}\uff9e\uff9f]{30}(?=[\p{M}\uff9e\uff9f])/gu;
/** U+034F, which has no look. */
const joiner = '\u034f';

/**
 * A text in a normal form of Unicode, in time that grows with its length. The accents of a letter are put in order, which takes the
 * square of their number, so a joiner parts every 30 (UAX #15, Stream-Safe Text Format); no letter of any language has as many.
 */
export function inNormalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  return text.replace(manyAccents, `$&${joiner}`).normalize(form);
}

/** The text without lone surrogates, on one line: a space for each control character and each mark that parts lines. */
export const inOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .trim();

/** The text in NFKC, with the decimal digits of every script as 0 to 9: people type in their own, and copy from mails. */
export const asciiDigits = (text: string): string =>
  inNormalForm(text, 'NFKC').replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

/** Unicode has the ten digits of a script in a row, the zero first. */
function valueOf(digit: number): number {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(digit - value - 1))) value += 1;
  return value % 10;
}
