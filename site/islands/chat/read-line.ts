import { joined, smallWords, spellings } from '../../../content/chat/spellings.ts';

/** Spelling → word, from the table that is written the other way round. */
const words = new Map(
  Object.entries(spellings).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)),
);
const pairs = Object.entries(joined).map(([apart, together]) => [` ${apart} `, ` ${together} `] as const);
const articles = new Set(['a', 'an', 'the']);

/**
 * The line as the phrases are compared with it: lower case, without punctuation, apostrophes and articles, short forms and
 * common misspellings written out, one space between words and at both ends.
 */
export function readLine(line: string): string {
  const plain = line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const spelled = plain
    .split(' ')
    .filter((word) => !articles.has(word))
    .map((word) => words.get(word) ?? word);
  return pairs.reduce((text, [apart, together]) => text.replaceAll(apart, together), ` ${spelled.join(' ')} `);
}

const small: ReadonlySet<string> = new Set(smallWords.split(' '));

/** The line with the words left that say what it is about, so that 'delete all of my data' has 'delete data' in it. */
export function withoutSmallWords(line: string): string {
  const telling = line
    .trim()
    .split(' ')
    .filter((word) => !small.has(word));
  return ` ${telling.join(' ')} `;
}

/** Words that are corrected to: shorter ones are too close to each other. A misspelt one may have lost a letter. */
const SHORTEST = 7;
/** From this length on two wrong letters are forgiven. */
const LONG = 9;

/**
 * Corrects the longer words of a line by the words that occur in the phrases. A word that is known, begins with a known one,
 * or is a real word of its own, stays.
 * @param known the words of the phrases, and real words that are close to one of them
 */
export function createSpeller(known: Iterable<string>): (line: string) => string {
  const all = new Set([...known].filter((word) => word.length >= SHORTEST - 1 && /^[a-z]+$/.test(word)));
  const targets = Map.groupBy(
    [...all].filter((word) => word.length >= SHORTEST),
    (word) => word[0],
  );

  const correct = (word: string): string => {
    if (word.length < SHORTEST - 1 || !/^[a-z]+$/.test(word)) return word;
    for (let end = SHORTEST - 1; end <= word.length; end += 1) if (all.has(word.slice(0, end))) return word;
    let best = word;
    let least = word.length >= LONG ? 2 : 1;
    for (const candidate of targets.get(word[0]) ?? []) {
      const steps = distance(word, candidate, least);
      if (steps < least || (steps === least && best === word)) [best, least] = [candidate, steps];
    }
    // A misspelt plural of a word that is known in the singular.
    return best === word && word.endsWith('s') ? `${correct(word.slice(0, -1))}s` : best;
  };
  return (line) => line.split(' ').map(correct).join(' ');
}

/** Letters to add, take away, replace or swap; more than `most` counts as one more than that. */
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
