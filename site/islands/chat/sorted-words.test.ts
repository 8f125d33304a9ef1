import { expect, test } from 'vitest';
import { readWords, writeWords } from './sorted-words.ts';

test('words are written with what they have in common with the one before, and read again', () => {
  expect(writeWords(['app', 'apple', 'apply', 'bag'])).toBe('AappDleEyAbag');
  const words = ['1', '24x7', '27001', 'a'.repeat(40), `${'a'.repeat(40)}b`, 'aap', 'दाम', 'दाम कितना'];
  expect(readWords(writeWords(words))).toEqual(words);
  expect(readWords('')).toEqual([]);
});
