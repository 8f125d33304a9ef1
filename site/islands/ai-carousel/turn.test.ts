import { labels } from '../../../content/labels.ts';
import { expect, test } from 'vitest';
import { placeInRow, position, rowFrom, turn } from './turn.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

test('the index moves by one, with wraparound over ten cards', () => {
  expect([turn(3, 1, 10), turn(9, 1, 10), turn(0, -1, 10)]).toEqual([4, 0, 9]);
});

test('the row begins with the current card and holds all ten', () => {
  expect(rowFrom(cards, 8)).toEqual(['i', 'j', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('the place of a card in the row counts from the current one', () => {
  expect(placeInRow(0, 9, 10)).toBe(1);
  expect(placeInRow(9, 9, 10)).toBe(0);
});

test('the position names the first and last visible card, and all of them when they wrap around', () => {
  expect(position(0, 3, 10, labels.turning)).toBe('1–3 of 10');
  expect(position(8, 3, 10, labels.turning)).toBe('9, 10, 1 of 10');
  expect(position(4, 1, 10, labels.turning)).toBe('5 of 10');
});
