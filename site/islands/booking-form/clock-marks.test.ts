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

test('half an hour is a mark, from the beginning of the ruler to its end, also of one from 06; 10 in Jaipur is half past eight in Dubai', () => {
  const early = partWith(['06:00', '18:00']);
  expect([clockMarks(0, day).length, clockMarks(0, early).length]).toEqual([21, 25]);
  expect([clockMarks(0, day)[0]?.at, clockMarks(0, day).at(-1)?.at]).toEqual([0, 1]);
  expect(['06:00', '12:00', '18:00'].map((time) => placeOf(time, early))).toEqual([0, 0.5, 1]);
  expect(clockMarks(90, day).find(({ label }) => label === '10')?.at).toBe(placeOf('08:30', day));
  // A clock that is a quarter of an hour off has its marks within the ruler as well.
  expect(clockMarks(-15, day).filter(({ at }) => at < 0 || at > 1)).toEqual([]);
});
