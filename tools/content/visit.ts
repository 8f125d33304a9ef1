export type Fields = Readonly<Record<string, unknown>>;

/** Something that is written in a content file: its name there, the trail of names that leads to it, and its value. */
export type Entry = { key: string; trail: string; value: unknown };

/** A value of a content file and everything under it. */
export function visit(value: unknown, trail: string, key = ''): Entry[] {
  const entry = { key, trail, value };
  if (Array.isArray(value)) return [entry, ...value.flatMap((inner, index) => visit(inner, `${trail}[${index}]`, key))];
  if (!isFields(value)) return [entry];
  return [entry, ...Object.entries(value).flatMap(([name, inner]) => visit(inner, `${trail}.${name}`, name))];
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
