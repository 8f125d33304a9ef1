import { expect, test } from 'vitest';
import { editionsOf } from './languages.ts';

test.each([
  ['the first language has the root, and each other one its own prefix', 'en, xa', ['en ', 'xa /xa']],
  ['so it is whichever is the first', 'xa,en', ['xa ', 'en /en']],
  ['a site that names no language is in English', undefined, ['en ']],
  ['and so is one that names an empty one', '', ['en ']],
])('%s', (_, given, prefixes) => {
  expect(editionsOf(given).map(({ id, prefix }) => `${id} ${prefix}`)).toEqual(prefixes);
});

test.each([
  ['en,tlh', 'SITE_LANGUAGES names "tlh". There are words for: en, xa.'],
  ['en,', 'SITE_LANGUAGES names "". There are words for: en, xa.'],
  ['en,xa,xa', 'SITE_LANGUAGES names "xa" twice.'],
])('%s is refused', (given, message) => {
  expect(() => editionsOf(given)).toThrow(message);
});
