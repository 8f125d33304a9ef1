/** A word in the phrases of this many intents weighs half as much as one in none. */
const COMMON = 8;

/**
 * Creates the check whether an intent knows at least half of the content words of a line, by weight, and so may answer it. It knows
 * the words of its phrases and those that the matched phrase begins; a word of many intents weighs less. So 'reset the password of my wifi' does not match the account intent.
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
      // Devanagari words weigh nothing: the list has too few of them for an unknown one to mean anything.
      const weight = word < '\u0900' ? COMMON / (COMMON + (uses.get(word)?.length ?? 0)) : 0;
      if (own.get(id)?.has(word) || ` ${word} `.includes(text)) known += weight;
      else unknown += weight;
    }
    return unknown <= known;
  };
}
