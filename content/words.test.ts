import { expect, test } from 'vitest';
import { faq } from './faq.ts';
import { plainText } from './guide-text.ts';
import type { ContentPage } from './schema.ts';

const sources = import.meta.glob<Record<string, unknown>>(['./pages/**/*.ts', '!./**/*.test.ts'], { eager: true });

/** The guides and the two AI pages: articles with sources, in a richer form, with tests of their own. */
const isArticle = (file: string) => /seo-details|\/ai-(glance|depth)/.test(file);

/** The pages of content/pages that carry an address. */
const pages = Object.entries(sources)
  .filter(([file]) => !isArticle(file))
  .flatMap(([, exported]) => Object.values(exported))
  .filter((one): one is ContentPage => typeof one === 'object' && one !== null && 'path' in one && 'lede' in one);

test('the answers of the FAQ have 40 to 90 words each', () => {
  const lengths = faq.items.map(({ title, content }) => ({ title, words: plainText(content).split(/\s+/).length }));
  expect(lengths.filter(({ words }) => words < 40 || words > 90)).toEqual([]);
});

test.each(['path', 'lede'] as const)('no two pages have the same %s', (key) => {
  const given = pages.map((page) => page[key]);
  expect(given.filter((one, index) => given.indexOf(one) !== index)).toEqual([]);
});
