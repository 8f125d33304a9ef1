import { expect, test } from 'vitest';
import { editionsOf } from './languages.ts';

const prefixes = (given?: string) => editionsOf(given).map(({ id, prefix }) => `${id} ${prefix}`);

test('the first language has the root, and each other one its own prefix', () => {
  expect(prefixes('en, xa')).toEqual(['en ', 'xa /xa']);
  expect(prefixes('xa,en')).toEqual(['xa ', 'en /en']);
});

test('a site that names no language is in English', () => {
  expect(prefixes()).toEqual(['en ']);
  expect(prefixes('')).toEqual(['en ']);
});

test.each([
  ['en,tlh', 'SITE_LANGUAGES names "tlh". There are words for: en, xa.'],
  ['en,', 'SITE_LANGUAGES names "". There are words for: en, xa.'],
  ['en,xa,xa', 'SITE_LANGUAGES names "xa" twice.'],
])('%s is refused', (given, message) => {
  expect(() => editionsOf(given)).toThrow(message);
});
