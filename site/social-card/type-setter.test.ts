import { describe, expect, test } from 'vitest';
import { cuts, setLine } from './type-setter.ts';

const advance = (text: string) => setLine(text, cuts.display, 100).advance;

describe('a line set in the site’s font', () => {
  test('is outlines that begin on the baseline and go up from it', () => {
    const { d } = setLine('H', cuts.display, 100);
    const heights = [...d.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.max(...heights)).toBe(0);
    expect(Math.min(...heights)).toBeLessThan(-60);
  });

  test('grows with its size', () => {
    expect(setLine('Jaipur', cuts.display, 200).advance).toBeCloseTo(2 * advance('Jaipur'), 5);
  });

  test('is kerned', () => {
    expect(advance('AV')).toBeLessThan(advance('A') + advance('V') + cuts.display.tracking * 100);
  });

  test('is broader in a broader cut', () => {
    expect(setLine('Jantar', { ...cuts.display, width: 118 }, 100).advance).toBeGreaterThan(
      setLine('Jantar', { ...cuts.display, width: 100 }, 100).advance,
    );
  });

  test('is refused when the font has no glyph for one of its characters', () => {
    expect(() => setLine('ज', cuts.display, 100)).toThrow(/no glyph for 'ज'.*Latin letters alone/);
  });
});
