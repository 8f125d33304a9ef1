import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { contrast, parseOklch, type Oklch } from './contrast.ts';

const css = await readFile(new URL('tokens.css', import.meta.url), 'utf8');

/** Both values of a token; a token with one value has it in both themes. */
function token(name: string): Record<Theme, Oklch> {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const [light = '', dark = light] = value.match(/oklch\([^)]*\)/g) ?? [];
  return { light: parseOklch(light), dark: parseOklch(dark) };
}

type Theme = 'light' | 'dark';

/** The required contrasts: body text AAA, other text AA, the edges of controls and meaningful drawings 3:1. */
const pairs = [
  ...['ground', 'surface', 'sunk', 'wash'].map((back) => ['ink', back, 7] as const),
  ['ink-soft', 'ground', 7],
  ['ink-soft', 'surface', 7],
  ['ink-soft', 'sunk', 7],
  ['ink-soft', 'wash', 4.5],
  ...['ground', 'surface', 'sunk', 'wash'].map((back) => ['cobalt', back, 4.5] as const),
  ...['ground', 'surface', 'sunk', 'wash'].map((back) => ['cobalt-hi', back, 4.5] as const),
  ['on-cobalt', 'cobalt', 4.5],
  ['on-cobalt', 'cobalt-hi', 4.5],
  ['on-glaze', 'glaze', 7],
  ['on-glaze-soft', 'glaze', 7],
  ['glaze-ink', 'on-glaze', 7],
  ['on-marigold', 'marigold', 7],
  ['turquoise-ink', 'ground', 4.5],
  ['turquoise-ink', 'surface', 4.5],
  ['turquoise-ink', 'sunk', 4.5],
  ['error', 'ground', 4.5],
  ['error', 'surface', 4.5],
  ['error', 'error-wash', 4.5],
  ['ink', 'error-wash', 7],
  ['success', 'ground', 4.5],
  ['success', 'surface', 4.5],
  ['success', 'sunk', 4.5],
  ['success', 'success-wash', 4.5],
  ['ink', 'success-wash', 7],
  ['edge', 'ground', 3],
  ['edge', 'surface', 3],
  ['edge', 'sunk', 3],
  ['turquoise', 'ground', 3],
  ['f-turq', 'surface', 3],
  ['gulabi', 'ground', 3],
] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrast(token(front)[theme], token(back)[theme])).toBeGreaterThanOrEqual(least);
  });
});

test('black on white has the greatest contrast there is', () => {
  const grey = (lightness: number) => ({ lightness, chroma: 0, hue: 0 });
  expect(contrast(grey(0), grey(1))).toBeCloseTo(21, 1);
  expect(contrast(grey(0.5), grey(0.5))).toBe(1);
});

test('cobalt on white has the contrast of the same colour in sRGB', () => {
  // Chromium paints the token as #1a48bc; by hand that is 7.79:1.
  expect(contrast(parseOklch('oklch(45% 0.19 264)'), parseOklch('oklch(100% 0 0)'))).toBeCloseTo(7.79, 1);
});
