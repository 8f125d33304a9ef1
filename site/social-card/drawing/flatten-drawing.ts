import { Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { outlineText } from './outline-text.ts';
import { scaleDashes } from './scale-dashes.ts';
import { ancestors } from './selector.ts';
import type { Declarations } from './style-rules.ts';
import type { StyledPage } from './styled-page.ts';
import { resolveValue, substitute, type Theme, type Variables } from './values.ts';

/** The style properties that become attributes of the drawing. */
const paint =
  'fill fill-opacity opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity stroke-width'.split(
    ' ',
  );
/** The inherited font properties. */
const type = ['font', 'font-size', 'font-weight', 'font-stretch', 'letter-spacing', 'text-anchor'] as const;

type Look = {
  theme: Theme;
  /** Attributes of the drawing in the state in which it is shown. */
  state?: Readonly<Record<string, string>> | undefined;
};

/** The inherited values: custom properties, text colour and font properties. */
type Place = { variables: Variables; letters: Declarations };

/**
 * Extracts one drawing of a page with its styles as attributes, its text as outlines and its
 * references resolved, so that it can be a file of its own.
 * @param defined the ids in the file so far; what the drawing refers to elsewhere on its page and is not among them comes along
 */
export function flattenDrawing(
  page: StyledPage,
  drawing: Element,
  { theme, state = {} }: Look,
  defined = new Set<string>(),
): Element {
  const root = ancestors(drawing).at(-1);
  if (root) root.attribs['data-theme'] = theme;
  Object.assign(drawing.attribs, state);
  const flat = flatten(drawing, placeOf(drawing));
  flat.children.unshift(...definitionsFor(flat));
  return flat;

  function placeOf(element: Element): Place {
    const above = ancestors(element).toReversed();
    const nothing: Place = { variables: new Map(), letters: new Map() };
    return above.reduce((place, one) => inside(page, one, place, theme).place, nothing);
  }

  /** The patterns and clip paths that the page draws once for several drawings. */
  function definitionsFor(element: Element): Element[] {
    const attributes = [element, ...DomUtils.findAll(() => true, element.children)].map(({ attribs }) => attribs);
    for (const { id } of attributes) if (id) defined.add(id);
    const named = attributes.flatMap(Object.values<string>).map((value) => /^url\(['"]?#([^'")]+)/.exec(value)?.[1]);
    return named.flatMap((id) => {
      if (id === undefined || defined.has(id)) return [];
      const target = targetOf(id);
      const definition = flatten(target, placeOf(target));
      return [...definitionsFor(definition), definition];
    });
  }

  function targetOf(id: string): Element {
    const target = page.elements.find(({ attribs }) => attribs['id'] === id);
    if (!target) throw new Error(`A drawing refers to #${id}, which is not on its page.`);
    return target;
  }

  function flatten(element: Element, at: Place): Element {
    const { attributes, place: within } = inside(page, element, at, theme);
    if (element.name === 'text') return outlineText(element, attributes, within.letters);
    if (element.name === 'use') return used(attributes, within);
    const children = element.children.filter(isTag).map((child) => flatten(child, within));
    return scaleDashes(new Element(element.name, attributes, children));
  }

  /** Replaces a `<use>` by a copy of its target, so that custom properties are inherited into it. */
  function used(attributes: Record<string, string>, within: Place): Element {
    const { href = '', x = '0', y = '0', transform = '', width: _width, height: _height, ...rest } = attributes;
    const copy = flatten(targetOf(href.slice(1)), within);
    if (copy.name === 'symbol') copy.name = 'g';
    delete copy.attribs['id'];
    const moved = `${transform}${x === '0' && y === '0' ? '' : `translate(${x} ${y})`}`;
    if (copy.name === 'g') return new Element('g', { ...rest, ...(moved && { transform: moved }) }, [copy]);
    // A clip path may contain shapes, but no groups.
    const turned = `${moved}${copy.attribs['transform'] ?? ''}`;
    copy.attribs = { ...rest, ...copy.attribs, ...(turned && { transform: turned }) };
    return copy;
  }
}

/** The attributes of an element, including its styles, and its inherited values. */
function inside(page: StyledPage, element: Element, { variables, letters }: Place, theme: Theme) {
  const declared = page.declarationsOf(element);
  const own = new Map(variables);
  for (const [name, value] of declared) if (name.startsWith('--')) own.set(name, value);
  const { class: _class, color = 'inherit', ...attributes } = element.attribs;
  const colour = declared.get('color') ?? color;
  const ink = colour === 'inherit' ? undefined : substitute(colour, own);
  if (ink !== undefined) own.set('color', ink);
  const written: Record<string, string> = attributes;
  for (const name of paint) {
    const value = resolveValue(declared.get(name) ?? attributes[name] ?? '', own, theme);
    if (value) written[name] = value;
  }
  const turned = turnOf(declared, own, theme);
  if (turned) written['transform'] = turned;
  const set = new Map(letters);
  for (const name of type) {
    const value = declared.get(name) ?? attributes[name];
    const resolved = value && resolveValue(value, own, theme);
    if (resolved) set.set(name, resolved);
  }
  return { attributes: written, place: { variables: own, letters: set } };
}

/** `rotate: 38deg` around `transform-origin`, as a `transform` attribute. */
function turnOf(declared: Declarations, variables: Variables, theme: Theme): string | undefined {
  const degrees = /^(-?[\d.]+)deg$/.exec(resolveValue(declared.get('rotate') ?? '', variables, theme) ?? '')?.[1];
  if (degrees === undefined) return undefined;
  const origin = [...(declared.get('transform-origin') ?? '0 0').matchAll(/-?[\d.]+/g)].join(' ');
  return `rotate(${degrees} ${origin})`;
}
