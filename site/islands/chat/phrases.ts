/** The phrases of an intent in the shipped list, normalised, with their spaces, `^`, `$` and `*` (content/chat/README.md) as ChatIntent has them. */
export const listedPhrases = (text: string): string[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((phrase) => ` ${phrase} `.replace('^', ' ').replace('$', ' ').replace('* ', ''));
