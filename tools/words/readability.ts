import { syllable } from 'syllable';

const sentenceBreaks = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
const wordBreaks = new Intl.Segmenter('en-GB', { granularity: 'word' });

/** The sentences of a text that are sentences: three words or more, and an end. Titles and labels are none. */
export function sentencesOf(text: string): string[] {
  return [...sentenceBreaks.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[.!?…]["”’)]*$/.test(sentence) && wordsOf(sentence).length >= 3);
}

/** The words of a text, as they are written. */
export function wordsOf(text: string): string[] {
  return [...wordBreaks.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/**
 * The age at which a reader at school understands the sentences: the grade of Flesch and Kincaid and the five years
 * before school. https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests
 */
export function readingAge(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 5 + 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
