import { describe, expect, it } from 'vitest';
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
  .filter(
    (value): value is ContentPage => typeof value === 'object' && value !== null && 'path' in value && 'lede' in value,
  );

describe('the answers of the FAQ', () => {
  it('have 40 to 90 words each', () => {
    const lengths = faq.items.map(({ title, content }) => ({ title, words: plainText(content).split(/\s+/).length }));
    expect(lengths.filter(({ words }) => words < 40 || words > 90)).toEqual([]);
  });
});

describe('the pages', () => {
  it('have one sheet of words each', () => {
    const written = pages.map((page) => page.path);
    expect(written.filter((path, index) => written.indexOf(path) !== index)).toEqual([]);
  });

  it('have no two ledes alike', () => {
    const ledes = pages.map((page) => page.lede);
    expect(ledes.filter((lede, index) => ledes.indexOf(lede) !== index)).toEqual([]);
  });
});
