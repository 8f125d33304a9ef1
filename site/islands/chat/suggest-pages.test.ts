import { expect, test } from 'vitest';
import { createSearcher, weight, writePlaces } from '../../browser/site-search/search.ts';
import { suggestPages } from './suggest-pages.ts';

const pages = ['/backups', '/hosting', '/logo', '/shop'].map((path) => ({ path, title: path, description: '' }));
const at = (page: number, worth: number) => 4 * page + worth;
const places = {
  backup: [at(0, weight.title), at(1, weight.heading)],
  full: [at(2, weight.title)],
  marble: [at(3, weight.text)],
  server: [at(0, weight.heading), at(1, weight.title)],
};
const index = { pages, words: Object.keys(places).join(' '), places: Object.values(places).map(writePlaces).join(',') };
const search = createSearcher(index);
const suggested = (question: string) => suggestPages(search, question).map(({ path }) => path);

test('at most three pages are suggested, those with a rare word of the question in their title first', () => {
  expect(suggested('where does a backup go when I lose it')).toEqual(['/backups']);
  expect(suggested('which server for the backup')).toEqual(['/hosting', '/backups']);
});

test('a word that occurs only in a page’s text suggests nothing, nor does a stop word', () => {
  expect(suggested('do you ship marble to oslo')).toEqual([]);
  expect(suggested('what about the full way')).toEqual([]);
});
