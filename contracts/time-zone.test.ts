import { expect, test, vi } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test('a clock is made once, and of thousands of zones only the last are kept', () => {
  expect(isTimeZone('')).toBe(false);
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect([isTimeZone('Asia/Tokyo'), isTimeZone('Asia/Tokyo')]).toEqual([true, true]);
  expect(made).toHaveBeenCalledTimes(1);
  for (let minute = 10; minute < 60; minute += 1) expect(isTimeZone(`+01:${minute}`)).toBe(true);
  made.mockClear();
  expect(isTimeZone('Asia/Tokyo')).toBe(true);
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
