import { expect, test } from 'vitest';
import { createEvidence } from './evidence.ts';

const knowsEnough = createEvidence([
  { id: 'password', text: ' reset password ' },
  ...Array.from({ length: 40 }, (_, index) => ({ id: `intent ${index}`, text: ' make ' })),
]);
const enough = (id: string, line: string, text = ' reset ') => knowsEnough({ id, text }, new Set(line.split(' ')));

test('an intent matches when its phrases have half of a line’s words, by weight', () => {
  expect(enough('password', 'reset password')).toBe(true);
  expect(enough('password', 'reset password wifi')).toBe(true);
  expect(enough('password', 'reset password wifi router')).toBe(false);
  expect(enough('password', 'reset wifi')).toBe(false);
});

test('a word of many intents weighs less than a word of one', () => {
  expect(enough('intent 0', 'make cake')).toBe(false);
  expect(enough('password', 'reset make')).toBe(true);
});

test('a word that begins with a starred phrase counts as known', () => {
  expect(enough('password', 'forgotten')).toBe(false);
  expect(enough('password', 'forgotten', ' forg')).toBe(true);
});
