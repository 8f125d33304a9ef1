import { expect, test } from 'vitest';
import { accountPages, isIndexed, paths } from '../harness/built-site.ts';
import { pageOf, wordsOf } from '../harness/pages.ts';

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
