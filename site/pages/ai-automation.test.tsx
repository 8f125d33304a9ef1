import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadIslands } from '../../static-site/island.tsx';
import { registry } from '../islands/registry.ts';
import { AiAutomationPage } from './ai-automation.tsx';

let page = '';
beforeAll(async () => {
  await loadIslands({ 'ai-carousel': registry['ai-carousel'] });
  page = renderToStaticMarkup(<AiAutomationPage />);
});

test('a carousel of ten cards', () => {
  expect(page.match(/aria-roledescription="slide"/g)).toHaveLength(10);
  expect(page).toContain('aria-roledescription="carousel"');
});

test('every card shows a drawing that stands on the page', () => {
  const shown = [...page.matchAll(/<use href="#(ai-[a-z-]+)"/g)].map(([, id]) => id);
  expect(new Set(shown).size).toBe(10);
  for (const id of shown) expect(page).toContain(`<symbol id="${id}"`);
});

test('links to /Ai-Glance and /Ai-Depth', () => {
  expect(page).toContain('href="/Ai-Glance"');
  expect(page).toContain('href="/Ai-Depth"');
});

test('previous and next buttons', () => {
  expect(page).toContain('aria-label="Previous"');
  expect(page).toContain('aria-label="Next"');
});
