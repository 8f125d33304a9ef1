import { expect, test } from 'vitest';
import { film, frameCount, hourOf, momentAt } from './day.ts';

const at = (hour: number) => momentAt(hour, 10);

test('the film begins at six in the morning and ends just before six on the next', () => {
  expect(hourOf(0)).toBe(6);
  expect(hourOf(frameCount)).toBe(30);
  expect(film.seconds).toBeGreaterThanOrEqual(10);
  expect(film.seconds).toBeLessThanOrEqual(14);
});

test('the last moment is the first one again', () => {
  const [first, last] = [at(6), at(30)];
  expect(last.dusk).toBeCloseTo(first.dusk);
  expect(last.glow).toBeCloseTo(first.glow);
  expect(last.lamps).toEqual(first.lamps);
  expect(last.shadowOpacity).toBeCloseTo(first.shadowOpacity);
  expect(Math.abs(last.sunTurn - first.sunTurn)).toBe(360);
});

test('the sun stands above the dial at noon and its shadow leans to neither side', () => {
  expect(at(12).sunTurn).toBe(90);
  expect(at(12).shadowLean).toBeCloseTo(0);
  expect(at(9).shadowLean).toBeCloseTo(-at(15).shadowLean);
});

test('by day no lamp burns, in the evening all do, before dawn none', () => {
  expect(Math.max(...at(12).lamps)).toBe(0);
  expect(Math.min(...at(21).lamps)).toBe(1);
  expect(Math.max(...at(29.5).lamps)).toBe(0);
});

test('the lamps are lit one after the other, each at a time of its own', () => {
  const burning = [17.5, 18, 18.5, 19, 19.5].map((hour) => at(hour).lamps.filter((lamp) => lamp > 0.5).length);
  expect(burning[0]).toBe(0);
  expect(burning.at(-1)).toBe(10);
  expect(new Set(burning).size).toBe(burning.length);
});
