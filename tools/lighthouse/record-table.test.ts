import { expect, test } from 'vitest';
import { withSection } from './record-table.ts';

test('a section of the document is replaced, and nothing else', () => {
  const document = 'Before.\n\n<!-- phone -->\n\nold\n\n<!-- end -->\n\nAfter.\n\n<!-- desktop -->\n\n<!-- end -->\n';
  expect(withSection(document, 'phone', 'new')).toBe(document.replace('old', 'new'));
  expect(withSection(document, 'desktop', 'new')).toContain('<!-- desktop -->\n\nnew\n\n<!-- end -->');
  expect(() => withSection(document, 'tablet', 'new')).toThrow('needs "<!-- tablet -->"');
});
