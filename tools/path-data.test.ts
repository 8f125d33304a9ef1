import { expect, test } from 'vitest';
import { roundPath } from './path-data.ts';

test.each([
  ['numbers are rounded to two decimals', 'M12.3456 0.5 L-0.1249,7', 'M12.35.5L-.12 7'],
  ['the flags of an arc stay flags', 'a1.205 1.205 0 011.704 0', 'a1.21 1.21 0 0 1 1.7 0'],
  ['a point that separates numbers still does', 'c0-.6.113-.004.82-.999', 'c0-.6.11 0 .82-1'],
])('%s', (_, path, rounded) => expect(roundPath(path)).toBe(rounded));

test('a number out of place is an error', () => {
  expect(() => roundPath('a1 1 0 51 2 3')).toThrow("'51 2 3'");
});
