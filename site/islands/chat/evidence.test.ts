import { expect, test } from 'vitest';
import { createEvidence } from './evidence.ts';

const knowsEnough = createEvidence([
  { id: 'password', text: ' reset password ' },
  ...Array.from({ length: 40 }, (_, index) => ({ id: `intent ${index}`, text: ' make ' })),
]);
const enough = (id: string, line: string, text = ' reset ') => knowsEnough({ id, text }, new Set(line.split(' ')));

test('an intent answers when it knows half of a line, by weight', () => {
  expect(enough('password', 'reset password')).toBe(true);
  expect(enough('password', 'reset password wifi')).toBe(true);
  expect(enough('password', 'reset password wifi router')).toBe(false);
  expect(enough('password', 'reset wifi')).toBe(false);
});

test('a word that many intents know says less than one that no other knows', () => {
  expect(enough('intent 0', 'make cake')).toBe(false);
  expect(enough('password', 'reset make')).toBe(true);
});

test('the word that a phrase begins is known', () => {
  expect(enough('password', 'forgotten')).toBe(false);
  expect(enough('password', 'forgotten', ' forg')).toBe(true);
});
