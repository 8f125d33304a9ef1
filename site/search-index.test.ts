import { expect, test } from 'vitest';
import { siteMap } from '../content/site-map.ts';
import { createSearcher } from './browser/site-search/search.ts';
import { searchIndex } from './search-index.ts';

const page = (path: string, main: string) => ({
  path,
  html: `<html><head><title>x</title></head><body><header>Elephant</header><main id="main">${main}</main></body></html>`,
  styleSources: [],
});

const pages = [
  page('/team', '<h1>Meet</h1><nav>crumbs</nav><p>Tabla &amp; sitar, tanpura&#x27;s <b>mu</b>sic</p>'),
  page('/about', '<h2>Sitar</h2><svg><text>Numeral</text></svg>'),
  page('/notFound', '<p>Sitar</p>'),
  page('/explore', '<p>Sitar</p>'),
];
const index = searchIndex(pages, ['/about', '/team', '/explore']);
const search = createSearcher(index);

test('has the words of a page as one reads them, but not those of its frame, its breadcrumbs, its drawings and its code', () => {
  for (const word of ['tabla', 'tanpuras']) expect(search(word).map(({ path }) => path)).toEqual(['/team']);
  for (const word of ['elephant', 'crumbs', 'numeral', 'amp']) expect(search(word)).toEqual([]);
});

test('weighs a heading more than text', () => {
  expect(search('sitar').map(({ path }) => path)).toEqual(['/about', '/team']);
});

test('does not take a page that says “this website” for one about websites', () => {
  const one = (html: string) => createSearcher(searchIndex([page('/team', html)], ['/team']))('website');
  expect(one('<p>This website has a footer.</p>')).toEqual([]);
  expect(one('<p>A website has a footer.</p>')).toHaveLength(1);
});

test.each([
  ['pricing', '/how-we-work'],
  ['my site is down', '/contact'],
])('finds a page by what visitors call its subject: %s', (query, path) => {
  const paths = ['/team', '/how-we-work', '/contact'] as const;
  const mains = paths.map((one) => page(one, one === '/contact' ? '' : '<p>Files of a site to download</p>'));
  expect(createSearcher(searchIndex(mains, paths))(query)[0]?.path).toBe(path);
});

test('has each page’s name and description from the site map', () => {
  expect(search('tabla')[0]).toMatchObject({ title: 'Team', description: siteMap['/team'].description });
});

test('leaves out the pages that may not be listed, and the map itself', () => {
  expect(index.pages.map(({ path }) => path)).toEqual(['/about', '/team']);
});

test('refuses a page without a main part', () => {
  expect(() => searchIndex([{ path: '/about', html: '<p>', styleSources: [] }], ['/about'])).toThrow('without <main>');
});
