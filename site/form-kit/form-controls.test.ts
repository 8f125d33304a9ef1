import { expect, test } from 'vitest';
import { isBlank, sameFields } from './form-controls.ts';

const complete = { name: 'Sample Visitor', email: 'visitor@example.com' };

test('two texts are the same only if every field is', () => {
  expect(sameFields(complete, { ...complete })).toBe(true);
  expect(sameFields(complete, { ...complete, name: 'Another' })).toBe(false);
});

test('a form with nothing but spaces is blank', () => {
  expect(isBlank({ name: ' ', message: '\n' })).toBe(true);
  expect(isBlank({ name: ' ', message: 'x' })).toBe(false);
});
