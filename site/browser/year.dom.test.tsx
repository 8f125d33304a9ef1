import { expect, test } from 'vitest';
import { startYear } from './year.ts';

test('the copyright carries the current year, whenever the site was built', () => {
  document.body.innerHTML = '<p>© <span data-year>2026</span> Jantar</p>';
  startYear(document, new Date('2031-01-01T12:00:00Z'));
  expect(document.body.textContent).toBe('© 2031 Jantar');
});
