import { expect, test } from 'vitest';
import { roundPath } from './path-data.ts';

test('numbers are rounded to two decimals', () => {
  expect(roundPath('M12.3456 0.5 L-0.1249,7')).toBe('M12.35.5L-.12 7');
});

test('the flags of an arc stay flags when nothing separates them', () => {
  expect(roundPath('a1.205 1.205 0 011.704 0')).toBe('a1.21 1.21 0 0 1 1.7 0');
});

test('a point that separates two numbers still does after rounding', () => {
  expect(roundPath('c0-.6.113-.004.82-.999')).toBe('c0-.6.11 0 .82-1');
});

test('a number out of place is an error', () => {
  expect(() => roundPath('a1 1 0 51 2 3')).toThrow("'51 2 3'");
});
