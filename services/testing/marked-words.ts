import { Parser } from 'htmlparser2';

/** Whether a text of the words is for programs: a language, time zone, path or address. */
const isCode = (key: string, text: string) => ['language', 'timeZone'].includes(key) || /^\/\S*$|^\S+@\S+$/.test(text);

/** A copy of the words with marks around each text, so that text from elsewhere in a page can be found. */
export function marked<Words>(words: Words, key = ''): Words {
  if (typeof words === 'string') return (isCode(key, words) ? words : `⟦${words}⟧`) as Words;
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map((one: unknown) => marked(one)) as Words;
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, marked(one, name)])) as Words;
}

/** Whether an attribute is shown or read out; a `data-` attribute counts when it holds a sentence. */
const isSpoken = (name: string, value: string) =>
  /^(?:alt|placeholder|title|aria-(?:label|description|roledescription|placeholder|valuetext))$/.test(name) ||
  (name.startsWith('data-') && value.includes(' '));

/**
 * The words of a page, mail or text that are outside of all marks.
 * @param given texts to ignore, such as names and visitors' input
 */
export function unmarked(html: string, given: readonly string[] = []): string[] {
  const attributes: string[] = [];
  let text = '';
  let silent = 0;
  const parser = new Parser({
    onopentag(name, found) {
      if (name === 'style' || name === 'script') silent += 1;
      // Elements separate words.
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

/** Web and e-mail addresses. */
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
