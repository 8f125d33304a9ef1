import { describe, expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { localSeo } from '../content/pages/seo-details/local-seo.ts';
import { articleNode } from './article-data.ts';

describe('the article that search engines read', () => {
  it('says who wrote it, and carries its sources', () => {
    const node = articleNode(localSeo, 'https://site.example');
    expect(node).toMatchObject({
      '@type': 'Article',
      '@id': 'https://site.example/seo-details/local-seo#article',
      headline: 'Local SEO',
      image: 'https://site.example/social-cards/seo-details-local-seo.png',
      author: { '@id': 'https://site.example/#organization', name: company.name, url: 'https://site.example/' },
      mainEntityOfPage: { '@id': 'https://site.example/seo-details/local-seo' },
    });
    expect(node.citation).toEqual(Object.values(localSeo.sources).map(({ url }) => url));
  });
});
