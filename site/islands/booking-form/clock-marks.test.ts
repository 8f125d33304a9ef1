import { expect, test } from 'vitest';
import { clockMarks, partWith, placeOf } from './clock-marks.ts';

const day = partWith(['08:00', '11:30', '18:00']);

test.each([
  ['the visitor’s own', 0, ['08', '10', '12', '14', '16', '18']],
  ['Jaipur’s, seen from Dubai', 90, ['10', '12', '14', '16', '18']],
  ['one that goes beyond midnight', 630, ['20', '22', '00', '02', '04']],
])('a ruler has a number at every second hour: %s', (_, ahead, numbers) => {
  expect(clockMarks(ahead, day).flatMap(({ label }) => label || [])).toEqual(numbers);
});

test('the visitor’s ruler runs from 08 to 18, every half hour a mark', () => {
  expect(clockMarks(0, day)).toHaveLength(21);
  expect([clockMarks(0, day)[0]?.at, clockMarks(0, day).at(-1)?.at]).toEqual([0, 1]);
});

test('Jaipur’s ruler is an hour and a half ahead of Dubai’s: 10 is at half past eight', () => {
  expect(clockMarks(90, day).find(({ label }) => label === '10')?.at).toBe(placeOf('08:30', day));
});

test('a clock a quarter of an hour off still has its marks within the ruler', () => {
  const places = clockMarks(-15, day).map(({ at }) => at);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(1);
});

test('a ruler from 06 to 18 begins and ends with its day', () => {
  const early = partWith(['06:00', '18:00']);
  expect([placeOf('06:00', early), placeOf('12:00', early), placeOf('18:00', early)]).toEqual([0, 0.5, 1]);
  expect(clockMarks(0, early)).toHaveLength(25);
});
