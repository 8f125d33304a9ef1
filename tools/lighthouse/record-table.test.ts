import { expect, test } from 'vitest';
import { tableOf, withSection } from './record-table.ts';

test('a page that misses something has a row, the others are counted', () => {
  const best = ['/', 100, 100, 100, 100, 900, 1050, 1050, '1.00', 0, '0.000'];
  const blocked = ['/chatbot', 100, 100, 100, 100, 938, 1057, 1052, '1.01', 27, '0.000'];
  const head = ['page', 'perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'floor', 'ratio', 'TBT', 'CLS'];
  const [titles, , row, ...rest] = tableOf(head, [best, blocked, best]).split('\n');
  expect([titles, row].map((line) => line?.slice(0, 8))).toEqual(['| page |', '| /chatb']);
  expect(rest.join('')).toMatch(/^2 other pages/);
});

test('a section of the document is replaced, and nothing else', () => {
  const document = 'Before.\n\n<!-- phone -->\n\nold\n\n<!-- end -->\n\nAfter.\n\n<!-- desktop -->\n\n<!-- end -->\n';
  expect(withSection(document, 'phone', 'new')).toBe(document.replace('old', 'new'));
  expect(withSection(document, 'desktop', 'new')).toContain('<!-- desktop -->\n\nnew\n\n<!-- end -->');
  expect(() => withSection(document, 'tablet', 'new')).toThrow('needs "<!-- tablet -->"');
});
