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
