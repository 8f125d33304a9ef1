import { expect, test } from 'vitest';
import { figuresOf, ratio } from './figures.ts';

test('a page is told by its paints, its shifts, its requests, and its bytes in all and of scripts', () => {
  const bytes = { document: 13_000, script: 4_000, font: 24_000, pictures: 0, other: 1_000 };
  expect(
    figuresOf({ scores: {}, firstPaint: 870, largestPaint: 1100, blocked: 0, layoutShift: 0.01, requests: 7, bytes }),
  ).toEqual({ FCP: 870, LCP: 1100, CLS: 0.01, requests: 7, kB: 42, 'script kB': 4 });
});

test('a ratio is the peer’s figure in ours, and none where ours is nothing', () => {
  expect(ratio(2500, 1000)).toBe('2.50×');
  expect(ratio(0, 4)).toBe('0.00×');
  expect(ratio(0.2, 0)).toBe('–');
});
