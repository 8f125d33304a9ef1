import { expect, test } from 'vitest';
import { company } from './company.ts';
import { documentTitle, longestTitle } from './document-title.ts';

test('The company’s name stands before the title of the home page, and after others where both have room', () => {
  const room = longestTitle - ` | ${company.name}`.length;
  expect(documentTitle('/', 'a shop')).toBe(`${company.name}: a shop`);
  expect(documentTitle('/tea', 't'.repeat(room))).toBe(`${'t'.repeat(room)} | ${company.name}`);
  expect(documentTitle('/tea', 't'.repeat(room + 1))).toBe('t'.repeat(room + 1));
});
