import { expect, test } from 'vitest';
import { type Example, learnWeights } from './learn-weights.ts';

const lines: readonly (readonly [words: string, intent: number])[] = [
  ['what is the cost', 0],
  ['cost of a shop', 0],
  ['what does it cost', 0],
  ['price of a logo', 0],
  ['the price please', 0],
  ['what price is it', 0],
  ['build a shop', 1],
  ['we need a shop', 1],
  ['a shop please', 1],
  ['draw a logo', 2],
  ['we need a logo', 2],
  ['a new logo please', 2],
];
const examples: readonly Example[] = lines.map(([text, intent]) => {
  const words = text.split(' ');
  return { words, intents: [intent], counts: 1, strength: 1 / Math.sqrt(1 + words.length) };
});
const learned = learnWeights(examples, 3);

test('a word speaks for the intents of the lines that have it, most for that which it tells from others', () => {
  const strongest = (word: string) => [...(learned.get(word) ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  expect(['cost', 'price', 'shop', 'logo'].map(strongest)).toEqual([0, 0, 1, 2]);
});

test('weights are whole numbers from 1 to 9, and a word that occurs once or twice has none', () => {
  for (const weight of [...learned.values()].flatMap((own) => [...own.values()]))
    expect(Number.isInteger(weight) && weight >= 1 && weight <= 9).toBe(true);
  expect(learned.has('draw')).toBe(false);
});

test('the same examples give the same weights', () => {
  expect(learnWeights(examples, 3)).toEqual(learned);
});
