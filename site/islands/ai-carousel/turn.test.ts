import { labels } from '../../../content/labels.ts';
import { expect, test } from 'vitest';
import { position, turn } from './turn.ts';

test('the index moves by one, with wraparound over ten cards; turned back, it is the place of a card in the row', () => {
  expect([turn(3, 1, 10), turn(9, 1, 10), turn(0, -1, 10)]).toEqual([4, 0, 9]);
  expect([turn(0, -9, 10), turn(9, -9, 10)]).toEqual([1, 0]);
});

test('the position names the first and last visible card, and all of them when they wrap around', () => {
  expect(position(0, 3, 10, labels.turning)).toBe('1–3 of 10');
  expect(position(8, 3, 10, labels.turning)).toBe('9, 10, 1 of 10');
  expect(position(4, 1, 10, labels.turning)).toBe('5 of 10');
});
