import type { Markup } from './markup.ts';
import { outlineText } from './outline-text.ts';
import { scaleDashes } from './scale-dashes.ts';
import { matches } from './selector.ts';
import type { Declarations } from './style-rules.ts';
import type { PageElement, StyledPage } from './styled-page.ts';
import { resolveValue, type Theme, type Variables } from './values.ts';

/** What of a style sheet becomes an attribute of the drawing; the rest is about boxes, pointers and movement. */
const paint = [
  'fill',
  'fill-opacity',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'color',
] as const;
/** What letters are set by; it is handed down to the text itself. */
const type = ['font', 'font-size', 'font-weight', 'font-stretch', 'letter-spacing', 'text-anchor'] as const;

type Look = {
  theme: Theme;
  /** Attributes of the drawing in the state in which it is shown. */
  state?: Readonly<Record<string, string>> | undefined;
};

/** Where an element stands: what is above it, the custom properties, and how letters are set. */
type Place = { above: readonly Markup[]; variables: Variables; letters: Declarations };

/**
 * Takes one drawing out of a page and writes its styles into its attributes, its letters as outlines and its
 * references in full, so that it can stand in a file of its own.
 */
export function flattenDrawing(page: StyledPage, drawing: PageElement, { theme, state = {} }: Look): Markup {
  let place: Place = { above: [], variables: new Map(), letters: new Map() };
  for (const element of drawing.above) place = inside(page, themed(element, theme), place, theme).place;
  const { element: shown } = drawing;
  return flatten({ ...shown, attributes: { ...shown.attributes, ...state } }, place);

  function flatten(element: Markup, at: Place): Markup {
    const { attributes, place: within } = inside(page, element, at, theme);
    if (element.tag === 'text') return outlineText({ ...element, attributes }, within.letters);
    if (element.tag === 'use') return used(attributes, within);
    const children = element.children.map((child) => (typeof child === 'string' ? child : flatten(child, within)));
    return scaleDashes({ tag: element.tag, attributes, children });
  }

  /** A copy of what a `<use>` refers to: custom properties reach into it, attributes alone would not. */
  function used(attributes: Record<string, string>, within: Place): Markup {
    const { href = '', x = '0', y = '0', transform = '', width: _width, height: _height, ...rest } = attributes;
    const target = page.byId.get(href.slice(1));
    if (!target) throw new Error(`A drawing refers to ${href}, which is not on its page.`);
    const { id: _id, ...own } = target.attributes;
    const copy = flatten({ ...target, tag: target.tag === 'symbol' ? 'g' : target.tag, attributes: own }, within);
    const moved = `${transform}${x === '0' && y === '0' ? '' : `translate(${x} ${y})`}`;
    if (copy.tag === 'g')
      return { tag: 'g', attributes: { ...rest, ...(moved && { transform: moved }) }, children: [copy] };
    // A clip path may hold shapes, but no groups.
    const turned = `${moved}${copy.attributes['transform'] ?? ''}`;
    return { ...copy, attributes: { ...rest, ...copy.attributes, ...(turned && { transform: turned }) } };
  }
}

const themed = (element: Markup, theme: Theme): Markup =>
  element.tag === 'html' ? { ...element, attributes: { ...element.attributes, 'data-theme': theme } } : element;

/** The attributes of an element with its styles in them, and the place of its children. */
function inside(page: StyledPage, element: Markup, { above, variables, letters }: Place, theme: Theme) {
  const declared = declarationsOf(page, element, above);
  const own = new Map(variables);
  for (const [name, value] of declared) if (name.startsWith('--')) own.set(name, value);
  const { class: _class, ...attributes } = element.attributes;
  const written: Record<string, string> = attributes;
  for (const name of paint) {
    const value = declared.has(name) && resolveValue(declared.get(name) ?? '', own, theme);
    if (value) written[name] = value;
  }
  const turned = turnOf(declared, own, theme);
  if (turned) written['transform'] = turned;
  const set = new Map(letters);
  for (const name of type) {
    const value = declared.get(name) ?? element.attributes[name];
    const resolved = value && resolveValue(value, own, theme);
    if (resolved) set.set(name, resolved);
  }
  return { attributes: written, place: { above: [...above, element], variables: own, letters: set } };
}

function declarationsOf({ rules }: StyledPage, element: Markup, above: readonly Markup[]): Map<string, string> {
  const keys = ['*', element.tag, ...(element.attributes['class']?.split(' ') ?? []).map((name) => `.${name}`)];
  const fitting = keys
    .flatMap((key) => rules.get(key) ?? [])
    .filter(({ selector }) => matches(selector, element, above))
    .toSorted((a, b) => a.order - b.order);
  return new Map(fitting.flatMap(({ declarations }) => [...declarations]));
}

/** `rotate: 38deg` around `transform-origin`, as a transformation of the drawing. */
function turnOf(declared: Declarations, variables: Variables, theme: Theme): string | undefined {
  const degrees = /^(-?[\d.]+)deg$/.exec(resolveValue(declared.get('rotate') ?? '', variables, theme) ?? '')?.[1];
  if (degrees === undefined) return undefined;
  const origin = [...(declared.get('transform-origin') ?? '0 0').matchAll(/-?[\d.]+/g)].join(' ');
  return `rotate(${degrees} ${origin})`;
}
