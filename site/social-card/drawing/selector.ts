import type { Markup } from './markup.ts';

/** One element of a selector: `text`, `.hair`, `[data-lit=windows]`, `:root`. */
type Compound = {
  tag?: string | undefined;
  classes: readonly string[];
  attributes: readonly (readonly [name: string, value: string | undefined])[];
};

/** A selector taken apart: its last element, and those that must stand above it, nearest first. */
export type Selector = { last: Compound; above: readonly { compound: Compound; direct: boolean }[] };

/** Undefined for a selector that a picture has no use for: what is hovered, focused, generated or counted. */
export function parseSelector(text: string): Selector | undefined {
  const parts = text
    .replaceAll(/\s*>\s*/g, ' > ')
    .trim()
    .split(/\s+/);
  const compounds: { compound: Compound; direct: boolean }[] = [];
  let direct = false;
  for (const part of parts) {
    if (part === '>') {
      direct = true;
      continue;
    }
    const compound = parseCompound(part);
    if (!compound) return undefined;
    compounds.push({ compound, direct });
    direct = false;
  }
  const last = compounds.at(-1);
  if (!last) return undefined;
  // Whether an element must stand directly above is written at the one below it.
  const above = compounds
    .slice(0, -1)
    .map(({ compound }, index) => ({ compound, direct: compounds[index + 1]?.direct ?? false }))
    .toReversed();
  return { last: last.compound, above };
}

function parseCompound(text: string): Compound | undefined {
  const match = /^(\*|[a-z][\w-]*|:root)?((?:\.[\w-]+|\[[\w-]+(?:=(?:"[^"]*"|[\w-]+))?\])*)$/i.exec(text);
  if (!match || text === '') return undefined;
  const [, head, tail = ''] = match;
  return {
    tag: head === ':root' ? 'html' : head === '*' ? undefined : head,
    classes: [...tail.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    attributes: [...tail.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g)].map(([, name = '', value]) => [name, value]),
  };
}

/** True when the selector means `element` under the elements `above`, the nearest last. */
export function matches({ last, above: wanted }: Selector, element: Markup, above: readonly Markup[]): boolean {
  if (!fits(last, element)) return false;
  let place = above.length - 1;
  for (const { compound, direct } of wanted) {
    while (place >= 0 && !fits(compound, above[place])) {
      if (direct) return false;
      place--;
    }
    if (place < 0) return false;
    place--;
  }
  return true;
}

function fits({ tag, classes, attributes }: Compound, element: Markup | undefined): boolean {
  if (!element || (tag !== undefined && tag !== element.tag)) return false;
  const own = element.attributes['class']?.split(' ') ?? [];
  return (
    classes.every((name) => own.includes(name)) &&
    attributes.every(([name, value]) => {
      const present = element.attributes[name];
      return present !== undefined && (value === undefined || present === value);
    })
  );
}
