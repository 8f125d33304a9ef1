import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { styleRules } from '../social-card/drawing/style-rules.ts';
import { resolveValue, type Theme } from '../social-card/drawing/values.ts';

const rules = styleRules(await readFile(new URL('tokens.css', import.meta.url), 'utf8'));
const tokens = new Map(rules.flatMap(({ declarations }) => [...declarations]));

/** The relative luminance of a token's colour in sRGB, by WCAG 2. */
function luminance(token: string, theme: Theme): number {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(resolveValue(`var(--${token})`, tokens, theme) ?? '')?.[1];
  if (hex === undefined) throw new Error(`--${token} is no opaque colour.`);
  const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two tokens, from 1 to 21. */
function contrast(front: string, back: string, theme: Theme): number {
  const [dark = 0, light = 0] = [luminance(front, theme), luminance(back, theme)].toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

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
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(least);
  });
});

test('cobalt on white has the contrast of the colour that a browser paints', () => {
  // Chromium paints the token as #1a48bc; by hand that is 7.79:1.
  expect(contrast('cobalt', 'surface', 'light')).toBeCloseTo(7.79, 1);
});
