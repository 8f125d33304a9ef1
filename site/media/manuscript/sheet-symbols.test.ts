import { expect, test } from 'vitest';
import { sheetHeight, sheetLines } from './sheet-symbols.tsx';

const lineCount = (path: string) => path.split('M').length - 1;

test.each([500, 1000, 2000])('a sheet of %i words has a line for every twenty of them', (words) => {
  const { text, headings } = sheetLines(words);
  expect(lineCount(text) + lineCount(headings)).toBe(words / 20);
  expect(lineCount(headings)).toBeGreaterThan(0);
});

test('twice the words take twice the lines, so that the sheets can be compared by eye', () => {
  expect(sheetHeight(1000) - sheetHeight(500)).toBe(25 * 5);
  expect(sheetHeight(2000) - sheetHeight(1000)).toBe(50 * 5);
});
