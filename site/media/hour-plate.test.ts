import { expect, test } from 'vitest';
import { hourAt } from './hour-plate.tsx';

test('the fifth of nine hours is noon, straight under the gnomon', () => {
  expect(hourAt(5)[0]).toBeCloseTo(160);
  expect(hourAt(1)[0]).toBeLessThan(160);
  expect(hourAt(9)[0] - 160).toBeCloseTo(160 - hourAt(1)[0]);
});
