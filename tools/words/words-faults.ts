import { companyWords, type Speller, withPlainNames } from './spelling.ts';
import { pageFigures } from './page-figures.ts';
import { readingAge, sentencesOf, wordsOf } from './readability.ts';
import type { Text } from './texts.ts';
import { asSpecified, habits, typesetting, wordChoices } from './word-choice.ts';

/** The highest reading age of a page on average and of one sentence, and the most words in a sentence. */
const budgets = { pageAge: 14, sentenceAge: 21, sentenceWords: 34 } as const;

/** With fewer sentences the average means nothing. */
const fewSentences = 5;

/** The faults that an author has to correct before the words are published: one line each, with file and place. */
export function wordsFaults(texts: readonly Text[], spell: Speller): string[] {
  const own = texts.filter(({ text }) => !asSpecified.has(text));
  return [
    ...own.flatMap((text) => [...spelling(text, spell), ...choices(text), ...sentences(text)]),
    ...pages(texts),
    ...repeated(own),
  ];
}

function spelling({ file, trail, text }: Text, spell: Speller): string[] {
  return spell(text).map(
    (word) =>
      `${file}: ${trail} has '${word}', which no British dictionary knows. Correct it, or add a name or term to ${companyWords}.`,
  );
}

function choices({ file, trail, text }: Text): string[] {
  return [...wordChoices, ...typesetting].flatMap(({ found, write }) => {
    const match = found.exec(text);
    return match ? [`${file}: ${trail} has '${match[0]}' in “${around(text, match.index)}”. Write ${write}.`] : [];
  });
}

function sentences({ file, trail, text }: Text): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence).length;
    const age = readingAge([withPlainNames(sentence)]);
    if (words > budgets.sentenceWords)
      return [
        `${file}: ${trail} has a sentence of ${words} words: “${sentence}” Cut it in two; ${budgets.sentenceWords} is the limit, 15 the aim.`,
      ];
    if (words >= 8 && age > budgets.sentenceAge)
      return [
        `${file}: ${trail} has a sentence for readers of ${Math.round(age)}: “${sentence}” Use shorter words, or two sentences.`,
      ];
    return [];
  });
}

function pages(texts: readonly Text[]): string[] {
  return pageFigures(texts)
    .filter(({ age, sentences: number }) => number >= fewSentences && age > budgets.pageAge)
    .map(
      ({ file, age }) =>
        `${file}: its sentences ask for a reader of ${age.toFixed(1)} years; ${budgets.pageAge} is the limit. See the hardest ones with: npm run words ${file}`,
    );
}

function repeated(texts: readonly Text[]): string[] {
  return habits.flatMap(({ name, found, most }) => {
    const uses = texts.flatMap(({ file, text }) => [...text.matchAll(found)].map(() => file));
    if (uses.length <= most) return [];
    const files = [...Map.groupBy(uses, (file) => file)].map(([file, { length }]) => `${file} ${length}`);
    return [
      `'${name}' is written ${uses.length} times on this site; ${most} is the limit. Say who or what instead, in: ${files.join(', ')}`,
    ];
  });
}

/** Some words before and after a place in a text. */
const around = (text: string, index: number) => text.slice(Math.max(0, index - 30), index + 40).trim();
