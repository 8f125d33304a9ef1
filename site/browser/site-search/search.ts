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

/** The weights of one word, by page. */
type Places = ReadonlyMap<number, Weight>;
export type Searcher = (query: string) => Found[];

/** The fewest letters of a query. */
export const SHORTEST_QUERY = 2;
/** A whole word counts more than a word that merely begins so. */
const WHOLE_WORD = 1.6;

/** Encodes the places of one word for `SearchIndex`, from `4 × page + weight` in ascending order. */
export const writePlaces = (codes: readonly number[]): string =>
  codes.map((code, index) => (code - (codes[index - 1] ?? 0)).toString(36)).join(' ');

/** Decodes them. */
function readPlaces(written: string): Places {
  let code = 0;
  return new Map(
    written.split(' ').map((step) => {
      code += Number.parseInt(step, 36);
      return [code >> 2, (code & 3) as Weight];
    }),
  );
}

/** Returns the search function of an index. It finds pages that have every word of the query, or words that begin so, best first. */
export function createSearcher({ pages, words, places }: SearchIndex): Searcher {
  const sorted = words.split(' ');
  const written = places.split(',');

  const scoresOf = (term: string): Map<number, number> => {
    const best = new Map<number, number>();
    for (const [index, word] of sorted.entries()) {
      if (!beginsWith(word, term)) continue;
      const share = word === term ? WHOLE_WORD : term.length / word.length;
      for (const [page, worth] of readPlaces(written[index] ?? '')) {
        best.set(page, Math.max(best.get(page) ?? 0, worth * worth * share));
      }
    }
    return best;
  };

  return (query) => {
    if (query.trim().length < SHORTEST_QUERY) return [];
    const terms = [...new Set(wordsOf(query))];
    const [first, ...others] = terms.map(scoresOf);
    if (!first) return [];
    return [...first]
      .filter(([page]) => others.every((scores) => scores.has(page)))
      .flatMap(([page, own]) => {
        const found = pages[page];
        const score = others.reduce((sum, scores) => sum + (scores.get(page) ?? 0), own);
        return found ? [{ ...found, score, page, at: placeOf(terms, found) }] : [];
      })
      .toSorted((a, b) => b.score - a.score || a.at - b.at || a.page - b.page)
      .map(({ page: _page, at: _at, ...found }) => found);
  };
}

/** How many words of a page's name and description come before one of the query: a page about shops says so early. */
function placeOf(terms: readonly string[], { title, description }: SearchIndex['pages'][number]): number {
  const at = wordsOf(`${title} ${description}`).findIndex((word) => terms.some((term) => beginsWith(word, term)));
  return at < 0 ? Infinity : at;
}

/** A word and its singular, so that `backups` finds `backup` too: most plurals are one letter longer. */
function beginsWith(word: string, term: string): boolean {
  return word.startsWith(term) || (term.length > 3 && term.endsWith('s') && word === term.slice(0, -1));
}
