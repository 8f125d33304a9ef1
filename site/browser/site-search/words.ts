/** Words that stand on every page and find none. */
const stopWords = new Set(
  'a an and are as at be by can do for from has have how i if in into is it its me my no not of on or our so than that the their them then there they this to us was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The words of a text as the search compares them: lower case, without accents, apostrophes and stop words. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !stopWords.has(word));
}
