/** A text of at most `length` UTF-16 units, cut between characters and marked where it was cut. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  let result = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (result.length + segment.length >= length) break;
    result += segment;
  }
  return `${result.trimEnd()}…`;
}
