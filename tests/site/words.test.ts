import { expect, test } from 'vitest';
import { accountPages, isIndexed, paths } from '../harness/built-site.ts';
import { all, pageOf, pages, wordsOf } from '../harness/pages.ts';

const headingOf = (path: string) => wordsOf(pageOf(path).document.querySelector('h1'));

test('no two addresses show the same page', () => {
  const headings = paths.map(headingOf);
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test.each(paths.filter((path) => isIndexed(path) && !accountPages.includes(path)))(
  '%s has something to say',
  (path) => {
    expect(wordsOf(pageOf(path).document.querySelector('main')).split(' ').length).toBeGreaterThanOrEqual(40);
  },
);

test('prices are not shown, but in articles about other things', () => {
  const price = /₹|\$\d|\b(?:Rs\.|INR|USD)/;
  const priced = pages.filter(({ document }) => price.test(wordsOf(document.querySelector('main'))));
  expect(priced.map(({ path }) => path).filter((path) => !/^\/(?:seo-details\/|Ai-)/.test(path))).toEqual([]);
});

test('the map of the site leads to every page that a visitor may look up', () => {
  const shown = new Set(all(pageOf('/explore'), 'main a').map((link) => link.getAttribute('href')));
  const elsewhere = new Set<string>([
    '/',
    '/services',
    '/explore',
    '/login',
    '/forgot-password',
    '/offline',
    '/notFound',
  ]);
  expect(paths.filter((path) => !shown.has(path) && !elsewhere.has(path))).toEqual([]);
});
