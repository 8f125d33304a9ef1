import { expect, test } from 'vitest';
import { cuts, setLine } from './type-setter.ts';

const { display } = cuts;
const advance = (text: string, width: number = display.width) => setLine(text, { ...display, width }, 100).advance;

test('a line set in the site’s font is outlines that begin on the baseline and go up from it', () => {
  const { d } = setLine('H', display, 100);
  const heights = [...d.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.max(...heights)).toBe(0);
  expect(Math.min(...heights)).toBeLessThan(-60);
});

test('it grows with its size and with the width of its cut, and is kerned', () => {
  expect(setLine('Jaipur', display, 200).advance).toBeCloseTo(2 * advance('Jaipur'), 5);
  expect(advance('Jantar', 118)).toBeGreaterThan(advance('Jantar', 100));
  expect(advance('AV')).toBeLessThan(advance('A') + advance('V') + display.tracking * 100);
});

test('it is refused when the font has no glyph for one of its characters', () => {
  expect(() => setLine('ज', display, 100)).toThrow(/no glyph for 'ज'.*Latin letters alone/);
});
