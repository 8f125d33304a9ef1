import { wordsOf } from './words.ts';

/** The weight of a word by where it occurs on a page. */
export const weight = { text: 1, heading: 2, title: 3 } as const;
export type Weight = (typeof weight)[keyof typeof weight];

/** The index that the build makes of the prerendered pages. It is compact, since it is fetched whole. */
export type SearchIndex = {
  pages: readonly { path: string; title: string; description: string }[];
  /** Every word of the site, sorted, with blanks between them. */
  words: string;
  /**
   * For every word, its places: `4 × page + weight` in ascending order, each but the first as the difference to the
   * one before, in base 36, with blanks between numbers and a comma between words.
   */
  places: string;
};

export type Found = SearchIndex['pages'][number] & { score: number };

export type Searcher = (query: string) => Found[];

/** A whole word counts more than a word that merely begins so. */
const WHOLE_WORD = 1.6;

/** Encodes the places of one word for `SearchIndex`, from `4 × page + weight` in ascending order. */
export const writePlaces = (codes: readonly number[]): string =>
  codes.map((code, index) => (code - (codes[index - 1] ?? 0)).toString(36)).join(' ');

/** Returns the search function of an index. It finds the pages that have most words of the query, or words that begin so, best first. */
export function createSearcher({ pages, words, places }: SearchIndex): Searcher {
  const sorted = words.split(' ');
  const written = places.split(',');

  const scoresOf = (term: string, isMeant = beginsWith): Map<number, number> => {
    const best = new Map<number, number>();
    for (const [index, word] of sorted.entries()) {
      if (!isMeant(word, term)) continue;
      const share = word === term ? WHOLE_WORD : term.length / word.length;
      // As `writePlaces` wrote it.
      let code = 0;
      for (const step of (written[index] ?? '').split(' ')) {
        code += Number.parseInt(step, 36);
        best.set(code >> 2, Math.max(best.get(code >> 2) ?? 0, (code & 3) ** 2 * share));
      }
    }
    return best.size > 0 || isMeant === isMistyped ? best : scoresOf(term, isMistyped);
  };

  return (query) => {
    const terms = [...new Set(wordsOf(query))];
    const scores = terms.map((term) => scoresOf(term));
    const rated = pages.map((page, number) => {
      const own = scores.flatMap((byPage) => byPage.get(number) ?? []);
      return { ...page, score: own.reduce((sum, one) => sum + one, 0), has: own.length, at: placeOf(terms, page) };
    });
    const most = Math.max(1, ...rated.map(({ has }) => has));
    return rated.filter(({ has }) => has === most).toSorted((a, b) => b.score - a.score || a.at - b.at);
  };
}

/** How many words of a page's name and description come before one of the query: a page about shops says so early. */
function placeOf(terms: readonly string[], { title, description }: SearchIndex['pages'][number]): number {
  const words = wordsOf(`${title} ${description}`);
  // Read without a sign, the -1 of none is behind every place.
  return words.findIndex((word) => terms.some((term) => beginsWith(word, term))) >>> 0;
}

/** A word and its singular, so that `backups` finds `backup` too: most plurals are one letter longer. */
function beginsWith(word: string, term: string): boolean {
  return word.startsWith(term) || (term.length > 3 && `${word}s` === term);
}

/** Whether a term is a word with a letter missing, added, replaced or exchanged, but for the first: short terms would mean too many. */
function isMistyped(word: string, term: string): boolean {
  let at = 0;
  while (at < term.length && word[at] === term[at]) at += 1;
  const isNear = at > 0 && term.length > 4 && Math.abs(word.length - term.length) < 2;
  return isNear && word.endsWith(term.slice(at + 2));
}
