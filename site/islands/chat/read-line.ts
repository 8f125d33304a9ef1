import { joined, smallWords, spellings, synonyms } from '../../../content/chat/spellings.ts';

const words = oneFormOf(spellings);
const meanings = oneFormOf(synonyms);
const pairs = Object.entries(joined).map(([apart, together]) => [` ${apart} `, ` ${together} `] as const);
const articles = new Set(['a', 'an', 'the']);
const small: ReadonlySet<string> = new Set(smallWords.split(' '));

/** The table that is written the other way round: form → word. */
function oneFormOf(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)),
  );
}

/** Every word that the tables know. */
export const knownWords: readonly string[] = [...meanings.keys(), ...meanings.values(), ...small];

/**
 * A line or a phrase as they are compared: lower case, without punctuation, apostrophes and articles, short forms and common
 * misspellings written out, words of one meaning as one word, one space between words and at both ends.
 * @param correct corrects the spelling of one word
 */
export function readLine(line: string, correct = (word: string) => word): string {
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
  const whole = pairs.reduce((text, [apart, together]) => text.replaceAll(apart, together), ` ${spelled.join(' ')} `);
  const read = whole
    .trim()
    .split(' ')
    .map((word) => {
      const right = correct(word);
      return meanings.get(right) ?? right;
    });
  return ` ${read.join(' ')} `;
}

/** The words of a line that say what it is about. */
function tellingWords(line: string): string[] {
  return line
    .trim()
    .split(' ')
    .filter((word) => !small.has(word));
}

/** How many telling words further on the second word of a pair may be. */
const APART = 3;

/**
 * What phrases are compared with: the line, its telling words in one row, so that 'delete all of my data' has 'delete data' in it,
 * and its telling words two by two in both orders, so that 'make a page for my yoga studio' has 'make studio' in it.
 */
export function comparedText(line: string): string {
  const telling = tellingWords(line);
  const twos = telling.flatMap((word, index) =>
    telling.slice(index + 1, index + 1 + APART).flatMap((other) => [` ${word} ${other} `, ` ${other} ${word} `]),
  );
  return [` ${line} `, `  ${telling.join(' ')}  `, ...twos].join('\n');
}

/** Words that are corrected to: shorter ones are too close to each other. A misspelt one may have lost a letter. */
const SHORTEST = 5;
/** From this length on one wrong letter is forgiven, below it only a letter that is missing, doubled or swapped with its neighbour. */
const MIDDLE = 7;
/** From this length on two wrong letters are forgiven. */
const LONG = 9;

/**
 * Corrects the longer words of a line by the words that occur in the phrases. A word that is known, begins with a known longer one,
 * or is a real word of its own, stays.
 * @param known the words of the phrases, and real words that are close to one of them
 */
export function createSpeller(known: Iterable<string>): (word: string) => string {
  const all = new Set([...known].filter((word) => /^[a-z]+$/.test(word)));
  const targets = Map.groupBy(
    [...all].filter((word) => word.length >= SHORTEST),
    (word) => word[0],
  );

  const correct = (word: string): string => {
    if (word.length < SHORTEST - 1 || all.has(word) || !/^[a-z]+$/.test(word)) return word;
    for (let end = MIDDLE - 1; end < word.length; end += 1) if (all.has(word.slice(0, end))) return word;
    let best = word;
    let least = word.length >= LONG ? 2 : 1;
    for (const candidate of targets.get(word[0]) ?? []) {
      if (candidate.length < MIDDLE && !isSlip(word, candidate)) continue;
      const steps = distance(word, candidate, least);
      if (steps < least || (steps === least && best === word)) [best, least] = [candidate, steps];
    }
    // A misspelt plural of a word that is known in the singular.
    return best === word && word.endsWith('s') && word.length > SHORTEST ? `${correct(word.slice(0, -1))}s` : best;
  };
  return correct;
}

/** Whether the word is the other one with a letter missing or doubled, or with two letters swapped. */
function isSlip(word: string, meant: string): boolean {
  if (word.length === meant.length - 1) return true;
  if (word.length === meant.length) return sorted(word) === sorted(meant);
  return word.replace(/(.)\1/g, '$1') === meant.replace(/(.)\1/g, '$1');
}

const sorted = (word: string) => word.split('').toSorted().join('');

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
