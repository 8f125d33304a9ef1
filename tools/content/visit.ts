export type Fields = Readonly<Record<string, unknown>>;

/** A value in a content file: its key, the path of keys that leads to it, and the value. */
export type Entry = { key: string; trail: string; value: unknown };

/** A value of a content file and all nested values, depth first. */
export function visit(value: unknown, trail: string, key = ''): Entry[] {
  const entry = { key, trail, value };
  if (Array.isArray(value)) return [entry, ...value.flatMap((inner, index) => visit(inner, `${trail}[${index}]`, key))];
  if (!isFields(value)) return [entry];
  return [entry, ...Object.entries(value).flatMap(([name, inner]) => visit(inner, `${trail}.${name}`, name))];
}

/** Whether a value is an object and no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
