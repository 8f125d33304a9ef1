import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { styleRules } from '../social-card/drawing/style-rules.ts';
import { resolveValue, type Theme } from '../social-card/drawing/values.ts';
import { groundColours } from './ground-colours.ts';

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

/** The required contrasts: text AAA, the edges of controls and meaningful drawings 3:1. */
const grounds = ['ground', 'surface', 'sunk'];
const pairs: [front: string, least: number, ...backs: string[]][] = [
  ['ink', 7, ...grounds, 'wash', 'error-wash', 'success-wash'],
  ['ink-soft', 7, ...grounds, 'wash'],
  ['cobalt', 7, ...grounds, 'wash'],
  ['cobalt-hi', 7, ...grounds, 'wash'],
  ['on-cobalt', 7, 'cobalt', 'cobalt-hi'],
  ['on-glaze', 7, 'glaze'],
  ['on-glaze-soft', 7, 'glaze'],
  ['glaze-ink', 7, 'on-glaze'],
  ['on-marigold', 7, 'marigold'],
  ['turquoise-ink', 7, ...grounds],
  ['error', 7, 'ground', 'surface', 'wash', 'error-wash'],
  ['success', 7, ...grounds, 'wash', 'success-wash'],
  ['edge', 3, ...grounds],
  ['turquoise', 3, 'ground'],
  ['f-turq', 3, 'surface'],
  ['gulabi', 3, 'ground'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.for(pairs)('%s has a contrast of at least %d on its grounds', ([front, least, ...backs]) => {
    for (const back of backs) expect.soft(contrast(front, back, theme), back).toBeGreaterThanOrEqual(least);
  });
});

test.each(['light', 'dark'] as const)('the surfaces of a browser have the ground of the %s theme', (theme) => {
  expect(groundColours[theme]).toBe(resolveValue('var(--ground)', tokens, theme));
});
