import { list } from 'postcss';
import { mix, parseColour, writeColour, type Colour } from './colour.ts';

export type Theme = 'light' | 'dark';

/** The custom properties that an element inherits, and its text colour as `color`. */
export type Variables = ReadonlyMap<string, string>;

/**
 * Resolves custom properties and OKLCH in a value. Undefined when it refers to a missing property,
 * which makes its declaration invalid, as in a browser.
 */
export function resolveValue(value: string, variables: Variables, theme: Theme): string | undefined {
  const flat = substitute(value, variables);
  return flat === undefined ? undefined : computeColours(flat, theme)?.trim();
}

/** Replaces `var(--name, fallback)` and `currentColor` by their values. */
export function substitute(value: string, variables: Variables, depth = 0): string | undefined {
  const start = value.indexOf('var(');
  if (start === -1) return value.replaceAll(/currentcolor/gi, () => colourOfText(value, variables));
  if (depth > 20) throw new Error(`The custom properties in '${value}' go in a circle.`);
  const end = closing(value, start);
  const [name = '', ...fallback] = list.comma(value.slice(start + 4, end));
  const found = variables.get(name) ?? (fallback.length > 0 ? fallback.join(', ') : undefined);
  if (found === undefined) return undefined;
  return substitute(value.slice(0, start) + found + value.slice(end + 1), variables, depth + 1);
}

function colourOfText(value: string, variables: Variables): string {
  const colour = variables.get('color');
  if (colour === undefined) throw new Error(`'${value}' needs the colour of the text, and no element above has one.`);
  return colour;
}

/** Evaluates the colour functions from left to right. */
function computeColours(value: string, theme: Theme): string | undefined {
  const found = /(light-dark|color-mix|oklch)\(/.exec(value);
  if (!found) return value;
  const [, name = ''] = found;
  const open = found.index + name.length;
  const end = closing(value, open);
  const colour = computed(name, value.slice(open + 1, end), theme);
  const rest = computeColours(value.slice(end + 1), theme);
  return colour === undefined || rest === undefined ? undefined : value.slice(0, found.index) + colour + rest;
}

function computed(name: string, inside: string, theme: Theme): string | undefined {
  if (name === 'oklch') return writeColour(parseColour(`oklch(${inside})`));
  const parts = list.comma(inside);
  if (name === 'light-dark') return computeColours(parts[theme === 'light' ? 0 : 1] ?? '', theme);
  const [, one = '', other = ''] = parts;
  const [first, second] = [colourIn(one, theme), colourIn(other, theme)];
  const share = Number(/ ([\d.]+)%$/.exec(one)?.[1] ?? 50) / 100;
  if (first && second) return writeColour(mix(first, second, share));
  // `transparent` has no hue to mix.
  return first && other === 'transparent' ? writeColour({ ...first, alpha: first.alpha * share }) : undefined;
}

/** The colour of a mixture's part, such as `light-dark(oklch(…), oklch(…)) 60%`. */
function colourIn(part: string, theme: Theme): Colour | undefined {
  const end = part.lastIndexOf(')');
  const start = part.indexOf('(');
  if (start === -1) return undefined;
  const inside = part.slice(start + 1, end);
  if (part.startsWith('oklch')) return parseColour(`oklch(${inside})`);
  if (!part.startsWith('light-dark')) return undefined;
  return colourIn(list.comma(inside)[theme === 'light' ? 0 : 1] ?? '', theme);
}

/** The index of the bracket that closes the one at `from`. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let index = from; index < text.length; index++) {
    if (text[index] === '(') depth++;
    else if (text[index] === ')' && --depth === 0) return index;
  }
  throw new Error(`A '(' is never closed: ${text.slice(from, from + 40)}`);
}
