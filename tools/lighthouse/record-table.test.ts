import { expect, test } from 'vitest';
import { tableOf, withSection } from './record-table.ts';

test('a page that misses something has a row, the others are counted', () => {
  const head = ['page', 'perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'floor', 'ratio', 'TBT', 'CLS'];
  const best = ['/', 100, 100, 100, 100, 900, 1050, 1050, '1.02', 0, '0.000'];
  const less = { perf: 99, a11y: 99, best: 99, seo: 99, ratio: '1.03', TBT: 27, CLS: '0.001' };
  const missing = Object.entries(less).map(([name, figure]) => best.with(head.indexOf(name), figure));
  const lines = tableOf(head, [best, ...missing, best]).split('\n');
  expect(lines.slice(0, -2)).toEqual(
    [head, ['---', ...Array<string>(10).fill('--:')], ...missing].map((row) => `| ${row.join(' | ')} |`),
  );
  expect(lines.at(-1)).toMatch(/^2 other pages/);
});

test('a section of the document is replaced, and nothing else', () => {
  const document = 'Before.\n\n<!-- phone -->\n\nold\n\n<!-- end -->\n\nAfter.\n\n<!-- desktop -->\n\n<!-- end -->\n';
  expect(withSection(document, 'phone', 'new')).toBe(document.replace('old', 'new'));
  expect(withSection(document, 'desktop', 'new')).toContain('<!-- desktop -->\n\nnew\n\n<!-- end -->');
  expect(() => withSection(document, 'tablet', 'new')).toThrow('needs "<!-- tablet -->"');
});
