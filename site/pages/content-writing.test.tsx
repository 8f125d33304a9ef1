import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadIslands } from '../../static-site/island.tsx';
import { registry } from '../islands/registry.ts';
import { ContentWritingPage } from './content-writing.tsx';

let page = '';
beforeAll(async () => {
  await loadIslands({ 'package-picker': registry['package-picker'] });
  page = renderToStaticMarkup(<ContentWritingPage />);
});

const hero = () => page.slice(0, page.indexOf('What is it?'));
const headings = () => [...page.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, text]) => text);

test('the hero links to /contact and /services', () => {
  expect(hero()).toMatch(/href="\/contact"/);
  expect(hero()).toMatch(/href="\/services"/);
});

test('problems, solutions, why choose us, packages and process follow in this order', () => {
  expect(headings().slice(0, 5)).toEqual([
    'What usually goes wrong',
    'What we do about it',
    'Why choose us',
    'Packages, by length',
    'From your knowledge to their page',
  ]);
});

test('every package shows a sheet that stands on the page', () => {
  for (const words of [500, 1000, 2000]) {
    expect(page).toContain(`<symbol id="sheet-${words}"`);
    expect(page).toContain(`href="#sheet-${words}"`);
  }
});

test('prices are not shown', () => {
  expect(page).not.toMatch(/₹|\$\d|Rs\.|INR|USD/);
});
