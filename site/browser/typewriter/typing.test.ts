import { expect, test } from 'vitest';
import { tick, visibleText } from './typing.ts';

test.each([
  ['of two code units', 'a𝒥b', ['a', 'a𝒥', 'a𝒥b']],
  ['with a vowel sign', 'दिल्ली', ['दि', 'दिल्', 'दिल्ली']],
])('a letter %s is typed as one character', (_, word, expected) => {
  let typing = { index: 0, shown: 0, deleting: false };
  const seen = expected.map(() => visibleText((typing = tick(typing, [word])), [word]));
  expect(seen).toEqual(expected);
});
