import { expect, test } from 'vitest';
import { tableOf, withSection } from './record-table.ts';

test('a table has padded columns, numbers to the right', () => {
  expect(
    tableOf(
      ['page', 'LCP'],
      [
        ['`/`', 1043],
        ['`/about`', 990],
      ],
    ),
  ).toBe(['| page     |  LCP |', '| -------- | ---: |', '| `/`      | 1043 |', '| `/about` |  990 |'].join('\n'));
});

test('a section of the document is replaced, and nothing else', () => {
  const document = 'Before.\n\n<!-- phone -->\n\nold\n\n<!-- end -->\n\nAfter.\n\n<!-- desktop -->\n\n<!-- end -->\n';
  expect(withSection(document, 'phone', 'new')).toBe(document.replace('old', 'new'));
  expect(withSection(document, 'desktop', 'new')).toContain('<!-- desktop -->\n\nnew\n\n<!-- end -->');
  expect(() => withSection(document, 'tablet', 'new')).toThrow('needs "<!-- tablet -->"');
});
