/** Replaces placeholders such as `{email}` by their values; unknown ones stay. */
export function interpolate(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
