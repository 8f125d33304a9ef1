import type { Element } from 'domhandler';

export type Matcher = (element: Element) => boolean;

/**
 * Compiles a selector of classes, attributes, tags and ancestors into a match function. Undefined for a selector
 * that is irrelevant to a picture, with a pseudo-class or pseudo-element.
 */
export function matcherOf(selector: string): Matcher | undefined {
  let matches: Matcher | undefined;
  for (const part of selector
    .trim()
    .replaceAll(/\s*>\s*/g, ' >')
    .split(/\s+/)) {
    const direct = part.startsWith('>');
    const fits = compoundMatcher(direct ? part.slice(1) : part);
    if (!fits) return undefined;
    const above = matches;
    matches = above ? (element) => fits(element) && ancestors(element, direct ? 1 : Infinity).some(above) : fits;
  }
  return matches;
}

/** One element of a selector: `text`, `.hair`, `[data-lit=windows]`, `:root`. */
function compoundMatcher(text: string): Matcher | undefined {
  const match = /^(\*|[a-z][\w-]*|:root)?((?:\.[\w-]+|\[[\w-]+(?:=(?:"[^"]*"|[\w-]+))?\])*)$/i.exec(text);
  if (!match || text === '') return undefined;
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
export function ancestors(element: Element, most = Infinity): Element[] {
  const { parent } = element;
  return most > 0 && parent && 'attribs' in parent ? [parent, ...ancestors(parent, most - 1)] : [];
}
