import type { Element } from 'domhandler';

export type Matcher = (element: Element) => boolean;

/**
 * Compiles a selector of classes, attributes, tags and ancestors into a match function. Undefined for a selector
 * that is irrelevant to a picture, with a pseudo-class, a pseudo-element or `>`.
 */
export function matcherOf(selector: string): Matcher | undefined {
  let matches: Matcher | undefined;
  for (const part of selector.split(/\s+/)) {
    const fits = compoundMatcher(part);
    if (!fits) return undefined;
    const above = matches;
    matches = above ? (element) => fits(element) && ancestors(element).some(above) : fits;
  }
  return matches;
}

/** One element of a selector: `text`, `.hair`, `[data-lit=windows]`, `:root`. */
function compoundMatcher(text: string): Matcher | undefined {
  const match = /^(\*|[a-z][\w-]*|:root)?((?:\.[\w-]+|\[[\w-]+(?:=(?:"[^"]*"|[\w-]+))?\])*)$/i.exec(text);
  if (!match) return undefined;
  const [, head = '*', tail = ''] = match;
  const tag = head === ':root' ? 'html' : head;
  const classes = [...tail.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  const attributes = [...tail.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g)];
  return ({ name, attribs }) =>
    (tag === '*' || tag === name) &&
    classes.every((one) => classesOf(attribs).includes(one)) &&
    attributes.every(([, key = '', value]) => key in attribs && (value === undefined || attribs[key] === value));
}

export const classesOf = ({ class: list = '' }: Element['attribs']): string[] => list.split(' ');

/** The ancestors of an element, nearest first. */
export function ancestors({ parent }: Element): Element[] {
  return parent && 'attribs' in parent ? [parent, ...ancestors(parent)] : [];
}
