import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INTERVAL_MS, placeInRow, position, rowFrom, turn, VISIBLE_CARDS } from './turn.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

test('the interval is 5000 ms and three cards are visible', () => {
  expect(INTERVAL_MS).toBe(5000);
  expect(VISIBLE_CARDS).toBe(3);
});

test('the index moves by one', () => {
  expect(turn(3, 1, 10)).toBe(4);
  expect(turn(3, -1, 10)).toBe(2);
});

test('with wraparound over ten cards', () => {
  expect(turn(9, 1, 10)).toBe(0);
  expect(turn(0, -1, 10)).toBe(9);
});

test('as many steps back as on lead to where they began', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(50), (start, steps) => {
      let index = start;
      for (let step = 0; step < steps; step += 1) index = turn(index, 1, 10);
      for (let step = 0; step < steps; step += 1) index = turn(index, -1, 10);
      return index === start;
    }),
  );
});

test('the row begins with the current card and holds all ten', () => {
  expect(rowFrom(cards, 8)).toEqual(['i', 'j', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('the place of a card in the row counts from the current one', () => {
  expect(placeInRow(0, 9, 10)).toBe(1);
  expect(placeInRow(9, 9, 10)).toBe(0);
});

test('the position names the first and the last visible card', () => {
  expect(position(0, 3, 10)).toBe('1–3 of 10');
  expect(position(8, 3, 10)).toBe('9–1 of 10');
  expect(position(4, 1, 10)).toBe('5 of 10');
});
