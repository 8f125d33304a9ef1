import { expect, test } from 'vitest';
import { hours, shadowAt, sunHeight } from './day-windows.tsx';

test('the sun is highest at noon and as high before it as after', () => {
  const heights = hours.map(sunHeight);
  expect(Math.max(...heights)).toBe(sunHeight(12));
  expect(sunHeight(8)).toBeCloseTo(sunHeight(16));
});

test('the shadow lies to the right in the morning, vanishes at noon and lies to the left after', () => {
  expect(shadowAt(8)).toBeGreaterThan(shadowAt(10));
  expect(shadowAt(12)).toBeCloseTo(0);
  expect(shadowAt(16)).toBeCloseTo(-shadowAt(8));
});
