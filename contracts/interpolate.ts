/** A text of the words with its places filled in: `{email}`, `{days}`. */
export function interpolate(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
