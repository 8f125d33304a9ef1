/**
 * The phrases of an intent in the shipped list, normalised, with their spaces. Before the full stop of `text` stand pairs that begin
 * with the same word ('price app logo' is 'price app' and 'price logo'), after it the others, with `^`, `$` and `*`
 * (content/chat/README.md).
 */
export function listedPhrases(text: string): string[] {
  const [pairs = '', others = ''] = text.split('.');
  const phrases = pairs.split(',').flatMap((group) => {
    const [first, ...seconds] = group.split(' ');
    return seconds.map((second) => `${first} ${second}`);
  });
  return [...phrases, ...others.split(',')]
    .filter(Boolean)
    .map((phrase) => ` ${phrase} `.replace('^', ' ').replace('$', ' ').replace('* ', ''));
}
