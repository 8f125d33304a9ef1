import { stopWords } from '../../../content/search-words.ts';

const leftOut = new Set(stopWords.split(' '));

/** The words of a text as the search compares them: lower case, without accents, apostrophes and stop words, in any script. `E-mail` and `e mail` are `email`. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’]|(?<=\be)[- ]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1 && !leftOut.has(word));
}
