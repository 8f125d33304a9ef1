import type { Searcher } from '../../browser/site-search/search.ts';
import { wordsOf } from '../../browser/site-search/words.ts';
import type { SuggestedPage } from './chat-state.ts';
import { isSmall } from './read-line.ts';

/** The most pages that are suggested. */
const MOST = 3;
/** A word that occurs on more pages than this is ignored. */
const COMMON = 12;
/** The lowest score: a whole word in a title, or two words in headings. */
const SURE = 12;

/** The pages with the rarer words of a question in a title or heading, best first. None when no page scores high enough. */
export function suggestPages(search: Searcher, question: string): SuggestedPage[] {
  const scores = new Map<string, SuggestedPage & { score: number }>();
  for (const word of new Set(wordsOf(question))) {
    if (word.length < 4 || isSmall(word)) continue;
    const found = search(word);
    if (found.length > COMMON) continue;
    for (const { path, title, score } of found) {
      scores.set(path, { path, title, score: score + (scores.get(path)?.score ?? 0) });
    }
  }
  return [...scores.values()]
    .filter(({ score }) => score >= SURE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ path, title }) => ({ path, title }));
}
