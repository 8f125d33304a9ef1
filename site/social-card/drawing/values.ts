import { transform } from 'lightningcss';
import { list } from 'postcss';

export type Theme = 'light' | 'dark';

/** The custom properties that an element inherits, and its text colour as `color`. */
export type Variables = ReadonlyMap<string, string>;

/**
 * Resolves custom properties and colours in a value. Undefined when it refers to a missing property,
 * which makes its declaration invalid, as in a browser.
 */
export function resolveValue(value: string, variables: Variables, theme: Theme): string | undefined {
  const flat = substitute(value, variables);
  return flat === undefined ? undefined : asHex(ofTheme(flat, theme)).trim();
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

/** Replaces every `light-dark(…)` by the colour of the theme. */
function ofTheme(value: string, theme: Theme): string {
  const start = value.indexOf('light-dark(');
  if (start === -1) return value;
  const end = closing(value, start);
  const [light = '', dark = ''] = list.comma(value.slice(start + 11, end));
  return ofTheme(value.slice(0, start) + (theme === 'light' ? light : dark) + value.slice(end + 1), theme);
}

const computed = new Map<string, string>();

/** A colour as `#1f3fb3`, as for an old browser: the rasteriser knows neither OKLCH nor mixtures. */
function asHex(value: string): string {
  if (!/oklch\(|color-mix\(/.test(value)) return value;
  const known = computed.get(value);
  if (known !== undefined) return known;
  const code = Buffer.from(`a{color:${value}}`);
  const css = transform({ filename: 'colour.css', code, minify: true, targets: { chrome: 80 << 16 } }).code.toString();
  const colour = /color:([^;}]+)/.exec(css)?.[1] ?? value;
  computed.set(value, colour);
  return colour;
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
