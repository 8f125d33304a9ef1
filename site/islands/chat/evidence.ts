/** A word in the phrases of this many intents weighs half as much as one that is in none. */
const COMMON = 8;

/**
 * Whether an intent knows at least half of the telling words of a line, by weight, and so may answer it. It knows the words of its phrases and what the phrase at hand
 * begins; a word that many intents know weighs less. So 'reset the password of my wifi' is not about an account.
 */
export function createEvidence(phrases: readonly { id: string; text: string }[]) {
  const own = new Map<string, Set<string>>();
  for (const { id, text } of phrases) own.set(id, new Set([...(own.get(id) ?? []), ...text.trim().split(' ')]));
  const uses = Map.groupBy(
    [...own.values()].flatMap((words) => [...words]),
    (word) => word,
  );

  return ({ id, text }: { id: string; text: string }, telling: ReadonlySet<string>): boolean => {
    let known = 0;
    let unknown = 0;
    for (const word of telling) {
      // Words in Devanagari weigh nothing: the list has too few of them to tell what it does not know.
      const weight = word < '\u0900' ? COMMON / (COMMON + (uses.get(word)?.length ?? 0)) : 0;
      if (own.get(id)?.has(word) || ` ${word} `.includes(text)) known += weight;
      else unknown += weight;
    }
    return unknown <= known;
  };
}
