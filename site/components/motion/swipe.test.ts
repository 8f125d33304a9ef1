import { expect, test } from 'vitest';
import { swipeStep } from './swipe.ts';

test('a swipe to the left leads to the next, to the right to the previous', () => {
  expect(swipeStep(-80, 10)).toBe(1);
  expect(swipeStep(80, -10)).toBe(-1);
});

test('a tap turns nothing', () => {
  expect(swipeStep(-39, 0)).toBe(0);
  expect(swipeStep(0, 0)).toBe(0);
});

test('a finger that scrolls the page turns nothing', () => {
  expect(swipeStep(-60, 200)).toBe(0);
});
