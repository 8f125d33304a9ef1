import { expect, test } from 'vitest';
import { scaleLength, strengthOf } from './password-strength.ts';

test.each([
  [0, 'weak'],
  [5, 'weak'],
  [6, 'medium'],
  [9, 'medium'],
  [10, 'strong'],
  [400, 'strong'],
] as const)('a password of %i characters is %s', (length, strength) => {
  expect(strengthOf(length)).toBe(strength);
});

test('the scale has more ticks than the last threshold', () => {
  expect(strengthOf(scaleLength)).toBe('strong');
});
