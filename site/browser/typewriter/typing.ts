/** One step of the rotating word, in milliseconds: "Typewriter tick" in the specification's table of constants (§9). */
export const TICK_MS = 150;

/** The state of the rotating word. */
export type Typing = {
  index: number;
  /** The number of its characters that show. */
  shown: number;
  deleting: boolean;
};

/** A whole word: the state at the start and while it is paused. */
export function wholeWord(words: readonly string[], index: number): Typing {
  return { index, shown: charactersOf(words, index).length, deleting: true };
}

/** One tick: adds or removes a character; after the last removal comes the next word, after the last word the first. */
export function tick(typing: Typing, words: readonly string[]): Typing {
  const { index, shown, deleting } = typing;
  if (!deleting) return { index, shown: shown + 1, deleting: shown + 1 >= charactersOf(words, index).length };
  if (shown > 1) return { index, shown: shown - 1, deleting };
  return { index: (index + 1) % words.length, shown: 0, deleting: false };
}

export function visibleText({ index, shown }: Typing, words: readonly string[]): string {
  return charactersOf(words, index).slice(0, shown).join('');
}

/** Splits a word into grapheme clusters: a Devanagari letter with its vowel sign is one character. */
function charactersOf(words: readonly string[], index: number): string[] {
  return words[index]?.match(/\P{M}\p{M}*/gu) ?? [];
}
