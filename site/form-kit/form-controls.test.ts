import { expect, test } from 'vitest';
import { isBlank } from './form-controls.ts';

test('a form with nothing but spaces is blank', () => {
  expect(isBlank({ name: ' ', message: '\n' })).toBe(true);
  expect(isBlank({ name: ' ', message: 'x' })).toBe(false);
});
