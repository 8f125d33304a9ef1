import { expect, test } from 'vitest';
import { tick, visibleText } from './typing.ts';

test('a letter of two code units is typed as one character', () => {
  const words = ['a𝒥b'];
  const first = tick({ index: 0, shown: 0, deleting: false }, words);
  expect([first, tick(first, words)].map((typing) => visibleText(typing, words))).toEqual(['a', 'a𝒥']);
});
