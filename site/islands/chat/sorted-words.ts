/** The character code of A, which stands for no common letters. */
const NONE = 65;
const MOST = 25;

/**
 * Writes sorted words in lower case: each as a capital that says how many of its letters are those of the word before (A none, B one),
 * and the other letters.
 */
export function writeWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const common = commonLetters(word, words[index - 1] ?? '');
      return String.fromCharCode(NONE + common) + word.slice(common);
    })
    .join('');
}

export function readWords(text: string): string[] {
  let word = '';
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map(
    (part) => (word = word.slice(0, part.charCodeAt(0) - NONE) + part.slice(1)),
  );
}

function commonLetters(word: string, before: string): number {
  let common = 0;
  while (common < Math.min(word.length, before.length, MOST) && word[common] === before[common]) common += 1;
  return common;
}
