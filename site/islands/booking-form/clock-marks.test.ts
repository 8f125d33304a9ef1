import { expect, test } from 'vitest';
import { clockMarks, officeSpans, placeOf } from './clock-marks.ts';

const labels = (ahead: number) => clockMarks(ahead).flatMap(({ label }) => label ?? []);

test('the visitor’s ruler runs from 08 to 18, every half hour a mark, every second hour a number', () => {
  expect(labels(0)).toEqual(['08', '10', '12', '14', '16', '18']);
  expect(clockMarks(0)).toHaveLength(21);
  expect([clockMarks(0)[0]?.at, clockMarks(0).at(-1)?.at]).toEqual([0, 1]);
});

test('Jaipur’s ruler is an hour and a half ahead of Dubai’s: 10 is at half past eight', () => {
  expect(labels(90)).toEqual(['10', '12', '14', '16', '18']);
  expect(clockMarks(90).find(({ label }) => label === '10')?.at).toBe(placeOf('08:30'));
});

test('the hours wrap around at midnight', () => {
  expect(labels(10.5 * 60)).toEqual(['20', '22', '00', '02', '04']);
});

test('a clock a quarter of an hour off still has its marks within the ruler', () => {
  const places = clockMarks(-15).map(({ at }) => at);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(1);
});

test('11:30 is at 0.35 of the ruler', () => {
  expect(placeOf('11:30')).toBe(0.35);
});

test('the office’s hours are where the visitor’s ruler meets them, and nowhere when it does not', () => {
  const spans = (ahead: number) => officeSpans(ahead, { opens: '10:00', closes: '18:00' });
  expect(spans(0)).toEqual([{ from: placeOf('10:00'), to: 1 }]);
  expect(spans(270)).toEqual([{ from: 0, to: placeOf('13:30') }]);
  expect(spans(9.5 * 60)).toEqual([{ from: 0, to: placeOf('08:30') }]);
  expect(spans(13 * 60)).toEqual([]);
});
