import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['+91 98290-12345', 'tel:+919829012345'],
  ['(0141) 400.0100', 'tel:01414000100'],
  ['+44 20 7946 0958 ext. 12', 'tel:+442079460958'],
  ['ask for Priya at 12', undefined],
  ['', undefined],
])('the number “%s” is dialled by %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
