import { stem } from './stem.ts';

/** The shortest words that are corrected to; shorter ones are too similar to each other. A misspelt word may be one letter shorter. */
const SHORTEST = 5;
/** From this length on one wrong letter is corrected, below it only a letter that is missing, doubled or swapped with its neighbour. */
const MIDDLE = 7;
/** From this length on two wrong letters are corrected. */
const LONG = 9;
/** The fewest consonants by which a word without its vowels is recognised. */
const CONSONANTS = 4;

/**
 * Creates the function that stems a word of a line and corrects a longer one to a word of the phrases. Known words are only stemmed.
 * @param known the stems of the phrases, and of real words that are close to one of them
 */
export function createSpeller(known: Iterable<string>): (word: string) => string {
  const all = new Set([...known].filter((word) => /^[a-z]+$/.test(word)));
  const targets = Map.groupBy(
    [...all].filter((word) => word.length >= SHORTEST - 1),
    (word) => word[0],
  );

  const nearest = (word: string): string | undefined => {
    if (word.length < SHORTEST - 1 || !/^[a-z]+$/.test(word)) return undefined;
    for (let end = word.length - 1; end >= MIDDLE - 1; end -= 1)
      if (all.has(word.slice(0, end))) return end > word.length - 3 ? word.slice(0, end) : word;
    let best: string | undefined;
    let least = word.length >= LONG ? 2 : 1;
    for (const candidate of targets.get(word[0]) ?? []) {
      const alike = soundOf(candidate) === soundOf(word) && soundOf(word).length >= CONSONANTS;
      if (!alike && candidate.length < MIDDLE && !isSlip(word, candidate)) continue;
      const steps = alike ? 1 : distance(word, candidate, least);
      if (steps < least || (steps === least && best === undefined)) [best, least] = [candidate, steps];
    }
    return best;
  };

  return (word) => {
    const base = stem(word);
    if (all.has(base)) return base;
    return all.has(word) ? word : (nearest(word) ?? nearest(base) ?? base);
  };
}

const soundOf = (word: string) => word.replace(/[aeiou]|(.)(?=\1)/g, '');

/** Whether two words differ by a missing or doubled letter, or by two swapped letters. */
function isSlip(word: string, meant: string): boolean {
  if (word.length === meant.length - 1) return meant.length >= SHORTEST;
  if (word.length === meant.length) return sorted(word) === sorted(meant);
  return word.replace(/(.)\1/g, '$1') === meant.replace(/(.)\1/g, '$1');
}

const sorted = (word: string) => word.split('').toSorted().join('');

/** The edit distance with swaps, capped at `most + 1`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      next.push(steps);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}
