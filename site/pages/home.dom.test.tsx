import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { anchors } from '../../content/site-map.ts';
import { loadIslands } from '../../static-site/island.tsx';
import { registry } from '../islands/registry.ts';
import { AboutPage } from './about.tsx';
import { FaqPage } from './faq.tsx';
import { FeaturesPage } from './features.tsx';
import { HomePage } from './home.tsx';
import { ServicesPage } from './services.tsx';
import { SolutionsPage } from './solutions.tsx';

beforeAll(async () => {
  await loadIslands(registry);
  document.body.innerHTML = renderToStaticMarkup(<HomePage />);
});

test('the sections stand in the order of the table of anchors', () => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id) => (anchors as readonly string[]).includes(id))).toEqual(anchors);
});

test('no id stands twice', () => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('headings go down one level at a time from a single first one', () => {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('nothing carries a style attribute, which the policy forbids', () => {
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
});

test("the form is headed 'Drop Us a Message'", () => {
  expect(document.querySelector('#contact-us form')?.textContent).toContain('Drop Us a Message');
});

test.each([
  ['/about', AboutPage],
  ['/services', ServicesPage],
  ['/features', FeaturesPage],
  ['/solutions', SolutionsPage],
  ['/faq', FaqPage],
])('%s is its section, headed by the one first-level heading, then its introduction', (_path, Page) => {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(<Page />);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelector('section h1')).not.toBeNull();
  expect(page.querySelectorAll('section:last-of-type p').length).toBeGreaterThanOrEqual(1);
});

test('an address that does not exist shows the landing page with a line above it', () => {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(<HomePage unknownAddress />);
  expect(page.querySelector('p')?.textContent).toBe('That page does not exist. Here is our home page.');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(document.body.textContent).not.toContain('That page does not exist.');
});
