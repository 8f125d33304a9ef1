import { joined, smallWords, synonyms } from '../../../content/chat/spellings.ts';
import { stem } from './stem.ts';

const articles = new Set(['a', 'an', 'the']);

/** The stemmed tables, made for the first line: a slow phone would be late to take a press in a page that has just opened. */
const tables = () => (made ??= makeTables());
let made: ReturnType<typeof makeTables> | undefined;

function makeTables() {
  const stems = (words: string) => words.split(' ').map(stem);
  return {
    meanings: new Map([...formsOf(synonyms)].map(([form, word]) => [stem(form), stem(word)])),
    pairs: Object.entries(joined).map(
      (forms) => forms.map((form) => ` ${stems(form).join(' ')} `) as [apart: string, together: string],
    ),
    small: new Set(stems(smallWords)),
  };
}

/** Whether a word is a stop word. */
export const isSmall = (word: string): boolean => tables().small.has(word);

/** Inverts a table: form → word. */
export function formsOf(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)),
  );
}

/** Every word in the tables. */
export function knownWords(): string[] {
  const { meanings, pairs, small } = tables();
  return [...meanings.keys(), ...meanings.values(), ...small, ...pairs.flatMap((pair) => pair.join('').split(' '))];
}

/**
 * Normalises a line or a phrase: lower case, without punctuation, apostrophes and articles, short forms and common
 * misspellings replaced, synonyms unified, one space between words and at both ends.
 * @param words short forms and misspellings, with their replacements
 * @param correct stems a word, and corrects its spelling
 */
export function readLine(line: string, words: ReadonlyMap<string, string>, correct = stem): string {
  const { meanings, pairs } = tables();
  const spelled = line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
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

/** The content words of a line: all but stop words. */
export function tellingWords(line: string): string[] {
  return line
    .trim()
    .split(' ')
    .filter((word) => word && !isSmall(word));
}

/** The texts that phrases are searched in: the line, and its content words in a row, so that 'delete all of my data' contains 'delete data'. */
export const comparedText = (line: string): string => ` ${line} \n  ${tellingWords(line).join(' ')}  `;
