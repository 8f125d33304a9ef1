import { Parser } from 'htmlparser2';

/** What programs read of the words: names of languages and zones, paths, addresses. */
const isCode = (key: string, value: string) =>
  key === 'language' || key === 'timeZone' || /^\/\S*$|^\S+@\S+$/.test(value);

/** The words with marks around each text, so that what a page says beside them shows. */
export function marked<Words>(words: Words, key = ''): Words {
  if (typeof words === 'string') return (isCode(key, words) ? words : `⟦${words}⟧`) as Words;
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map((one: unknown) => marked(one)) as Words;
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, marked(one, name)])) as Words;
}

/** Attributes that are read out or shown; a `data-` attribute is one when it holds a sentence. */
const isSpoken = (name: string, value: string) =>
  /^(?:alt|placeholder|title|aria-(?:label|description|roledescription|placeholder|valuetext))$/.test(name) ||
  (name.startsWith('data-') && value.includes(' '));

/**
 * The words that stand in a page, a mail or a text outside of all marks.
 * @param given what visitors typed and names: no words of the page's own, as addresses are none
 */
export function unmarked(html: string, given: readonly string[] = []): string[] {
  const attributes: string[] = [];
  let text = '';
  let silent = 0;
  const parser = new Parser({
    onopentag(name, found) {
      if (name === 'style' || name === 'script') silent += 1;
      // Elements stand apart, as far as words are concerned.
      text += ' ';
      for (const [attribute, value] of Object.entries(found)) {
        if (isSpoken(attribute, value)) attributes.push(value);
        if (value.startsWith('mailto:')) attributes.push(new URL(value).searchParams.get('subject') ?? '');
      }
    },
    onclosetag(name) {
      if (name === 'style' || name === 'script') silent -= 1;
    },
    ontext(piece) {
      if (silent === 0) text += piece;
    },
  });
  parser.end(html);
  return [text, ...attributes].flatMap((one) => wordsOutside(one, given));
}

/** Of pages and of people. */
const addresses = /https?:\/\/[^\s⟦⟧]+|[^\s⟦⟧<>]+@[^\s⟦⟧<>]+/g;

function wordsOutside(text: string, given: readonly string[]): string[] {
  let rest = text.replace(addresses, '');
  for (const one of given) rest = rest.replaceAll(one, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  return rest.match(/[\p{L}\p{M}]+/gu) ?? [];
}
