/** One step of the rotating word, in milliseconds: "Typewriter tick" in the specification's table of constants (§9). */
export const TICK_MS = 150;

/** What the heading shows of the rotating word at one moment. */
export type Typing = {
  /** Which of the words. */
  index: number;
  /** How many of its characters show. */
  shown: number;
  deleting: boolean;
};

/** A whole word: where the rotation starts, and where it rests while it is paused. */
export function wholeWord(words: readonly string[], index: number): Typing {
  return { index, shown: charactersOf(words, index).length, deleting: true };
}

/** One tick: a character more, or a character less; an emptied word gives way to the next, the last to the first. */
export function tick(typing: Typing, words: readonly string[]): Typing {
  const { index, shown, deleting } = typing;
  if (!deleting) return { index, shown: shown + 1, deleting: shown + 1 >= charactersOf(words, index).length };
  if (shown > 1) return { index, shown: shown - 1, deleting };
  return { index: (index + 1) % words.length, shown: 0, deleting: false };
}

export function visibleText({ index, shown }: Typing, words: readonly string[]): string {
  return charactersOf(words, index).slice(0, shown).join('');
}

/** Characters as a reader counts them: a letter with its vowel sign is one, not two halves. */
function charactersOf(words: readonly string[], index: number): string[] {
  return words[index]?.match(/\P{M}\p{M}*/gu) ?? [];
}
