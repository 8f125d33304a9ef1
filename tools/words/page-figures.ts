import { readingAge, sentencesOf, wordsOf } from './readability.ts';
import type { Text } from './texts.ts';

/** How long and how hard the words of each file with sentences are, the hardest first. */
export function pageFigures(texts: readonly Text[]) {
  return [...Map.groupBy(texts, ({ file }) => file)]
    .map(([file, own]) => {
      const sentences = own.flatMap(({ text }) => sentencesOf(text));
      return {
        file,
        words: own.reduce((sum, { text }) => sum + wordsOf(text).length, 0),
        sentences: sentences.length,
        age: readingAge(sentences),
        hardest: Math.max(0, ...hardestSentences(own, 1).map(({ age }) => age)),
      };
    })
    .filter(({ sentences }) => sentences > 0)
    .toSorted((one, other) => other.age - one.age);
}

/** The sentences of eight words or more with the highest reading age. */
export function hardestSentences(texts: readonly Text[], most: number) {
  return texts
    .flatMap(({ file, text }) => sentencesOf(text).map((sentence) => ({ file, sentence, age: readingAge([sentence]) })))
    .filter(({ sentence }) => wordsOf(sentence).length >= 8)
    .toSorted((one, other) => other.age - one.age)
    .slice(0, most);
}
