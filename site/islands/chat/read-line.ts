import { joined, smallWords, synonyms } from '../../../content/chat/spellings.ts';
import { stem } from './stem.ts';

const meanings = new Map([...formsOf(synonyms)].map(([form, word]) => [stem(form), stem(word)]));
const pairs = Object.entries(joined).map(
  (forms) => forms.map((form) => ` ${form.split(' ').map(stem).join(' ')} `) as [apart: string, together: string],
);
const articles = new Set(['a', 'an', 'the']);
const small: ReadonlySet<string> = new Set(smallWords.split(' ').map(stem));

/** Whether a word says nothing about the subject of a line. */
export const isSmall = (word: string): boolean => small.has(word);

/** A table that is written the other way round: form → word. */
export function formsOf(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)),
  );
}

/** Every word that the tables know. */
export const knownWords: readonly string[] = [
  ...meanings.keys(),
  ...meanings.values(),
  ...small,
  ...pairs.flatMap((pair) => pair.join('').split(' ')),
];

/**
 * A line or a phrase as they are compared: lower case, without punctuation, apostrophes and articles, short forms and common
 * misspellings written out, words of one meaning as one word, one space between words and at both ends.
 * @param words short forms and misspellings, and the words they stand for
 * @param correct stems a word, and corrects its spelling
 */
export function readLine(line: string, words: ReadonlyMap<string, string>, correct = stem): string {
  const plain = line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const spelled = plain
    .split(' ')
    .filter((word) => !articles.has(word))
    .flatMap((word) => (words.get(word) ?? word).split(' '))
    .map(correct);
  const whole = pairs.reduce((text, [apart, together]) => text.replaceAll(apart, together), ` ${spelled.join(' ')} `);
  const read = whole
    .trim()
    .split(' ')
    .map((word) => meanings.get(word) ?? word);
  return ` ${read.join(' ')} `;
}

/** The words of a line that say what it is about. */
export function tellingWords(line: string): string[] {
  return line
    .trim()
    .split(' ')
    .filter((word) => word && !isSmall(word));
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
