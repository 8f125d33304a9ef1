import { isFields } from '../content/visit.ts';
import { isName } from '../words/not-words.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'ábçďéfğĥíĵķļmñöpqŕšťúvŵxýžÁBÇĎÉFĞĤÍĴĶĻMÑÖPQŔŠŤÚVŴXÝŽ';

/** Added to every text, so that it is as long as a translation may be. */
const filler = 'öñé ťŵö ťĥŕéé föúŕ fívé šíx šévéñ éíğĥť ñíñé ťéñ '.repeat(40);
const GROWTH = 0.4;

/** Parts that stay: placeholders, addresses, and texts between marks already. */
const kept = /(\{\w+\}|https?:\/\/\S+|[\w.+-]+@[\w.-]+|«[^»]*»)/;
/** The marks of GuideText (content/guide.ts); the words between them are elements of their own on a page. */
const guideMarks = /(\[\^[\w-]+\]|`[^`]+`|\*\*)/;

/** A text in the pseudo-language: accented, two fifths longer, between marks: `«Šéñď öñé»`. */
export function accentedText(text: string): string {
  if (guideMarks.test(text))
    return text
      .split(guideMarks)
      .map((part, index) => (index % 2 === 1 ? part : accentedText(part)))
      .join('');
  if (!/\p{L}/u.test(text) || /^«[^»]*»$/.test(text)) return text;
  const pieces = text.split(kept);
  const letters = pieces.map((piece, index) =>
    index % 2 === 1
      ? piece.replace(/^«(.*)»$/, '$1')
      : piece.replaceAll(/[a-z]/gi, (letter) => marked.charAt(plain.indexOf(letter))),
  );
  const isLonger = text.includes('«');
  const more = isLonger ? '' : ` ${filler.slice(0, Math.ceil(text.length * GROWTH)).trim()}`;
  const [, before = '', , after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return `${before}«${letters.join('').trim()}${more}»${after}`;
}

/** An export of a file of words with all its texts in the pseudo-language. */
export function accented(value: unknown, key: string): unknown {
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, accented(inner, name)]));
  if (typeof value === 'string') return isName(value, key) ? value : accentedText(value);
  if (typeof value === 'function')
    return (...given: unknown[]) => accented((value as (...all: unknown[]) => unknown)(...given), key);
  return Array.isArray(value) ? value.map((inner) => accented(inner, key)) : value;
}
