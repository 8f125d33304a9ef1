import { expect, test } from 'vitest';
import { numberOf, pagesOf } from './arguments.ts';

test('a number is above 0, and what is none is named with its option', () => {
  expect(numberOf('--runs', '0.5')).toBe(0.5);
  for (const wrong of ['x', '0', '-1', ''])
    expect(() => numberOf('--runs', wrong)).toThrow(`--runs is "${wrong}". Give a number above 0.`);
});

test('pages are those named, all where none is named, and an unknown one is refused', () => {
  expect(pagesOf(['/faq'])).toEqual(['/faq']);
  expect(pagesOf([])).toContain('/about');
  expect(() => pagesOf(['/faq', '/fax'])).toThrow('/fax is no address');
});
