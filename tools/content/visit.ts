export type Fields = Readonly<Record<string, unknown>>;

/** A value in a content file: its key, the path of keys that leads to it, and the value. */
export type Entry = { key: string; trail: string; value: unknown };

/** A value of a content file and all nested values, depth first. Lists and objects in `seen` are left out, the others put into it. */
export function visit(value: unknown, trail: string, key = '', seen = new Set<unknown>()): Entry[] {
  const entry = { key, trail, value };
  if (typeof value !== 'object' || value === null) return [entry];
  if (seen.has(value)) return [];
  seen.add(value);
  if (!isFields(value))
    return [entry, ...Object.values(value).flatMap((inner, index) => visit(inner, `${trail}[${index}]`, key, seen))];
  return [entry, ...Object.entries(value).flatMap(([name, inner]) => visit(inner, `${trail}.${name}`, name, seen))];
}

/** Whether a value is an object and no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
