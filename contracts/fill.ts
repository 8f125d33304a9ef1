/** A text of the words with its places, such as `{email}`, filled in. A place without a value stays as it is. */
export function fill(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
