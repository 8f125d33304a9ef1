import { expect, test } from 'vitest';
import { tabForHash, tabForKey } from './tab-keys.ts';

test('arrow keys move to the neighbouring tab', () => {
  expect(tabForKey('ArrowDown', 2, 9)).toBe(3);
  expect(tabForKey('ArrowRight', 2, 9)).toBe(3);
  expect(tabForKey('ArrowUp', 2, 9)).toBe(1);
  expect(tabForKey('ArrowLeft', 2, 9)).toBe(1);
});

test('and round the ends', () => {
  expect(tabForKey('ArrowDown', 8, 9)).toBe(0);
  expect(tabForKey('ArrowUp', 0, 9)).toBe(8);
});

test('Home leads to the first tab and End to the last', () => {
  expect(tabForKey('Home', 5, 9)).toBe(0);
  expect(tabForKey('End', 5, 9)).toBe(8);
});

test('other keys are left to the browser', () => {
  expect(tabForKey('Tab', 5, 9)).toBeUndefined();
  expect(tabForKey('a', 5, 9)).toBeUndefined();
});

test('an address may name a tab by its hash', () => {
  const ids = ['frontend-development', 'backend-development'];
  expect(tabForHash('#backend-development', ids)).toBe(1);
  expect(tabForHash('', ids)).toBe(0);
  expect(tabForHash('#nowhere', ids)).toBe(0);
});
