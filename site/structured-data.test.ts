import { expect, test, vi } from 'vitest';
import { company } from '../content/company.ts';
import { faq } from '../content/faq.ts';
import { localSeo } from '../content/pages/seo-details/local-seo.ts';
import type { Page } from './page.ts';
import { articleNode, faqNode, structuredDataOf } from './structured-data.ts';

const profiles = vi.hoisted(() => ({ social: [{ href: '/notFound' }] }));
vi.mock('../content/navigation.ts', () => ({ footer: profiles }));

test('search engines are told which profiles are ours, and of none that are not public yet', () => {
  const ours = () => structuredDataOf({ path: '/contact' } as Page)[0];
  expect(ours()).not.toHaveProperty('sameAs');
  profiles.social.push({ href: 'https://github.example/jantar' });
  expect(ours()).toMatchObject({ sameAs: ['https://github.example/jantar'] });
});

test('an article says who wrote it, and carries its sources', () => {
  const { origin, name } = company;
  const url = `${origin}/seo-details/local-seo`;
  expect(articleNode(localSeo)).toMatchObject({
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: 'Local SEO',
    image: `${origin}/social-cards/seo-details-local-seo.png`,
    author: { '@id': `${origin}/#organization`, name, url: `${origin}/` },
    mainEntityOfPage: { '@id': url },
    citation: Object.values(localSeo.sources).map((source) => source.url),
  });
});

test('search engines read the seven questions with their answers, without the marks of links', () => {
  const url = `${company.origin}/faq`;
  const questions = faq.items.map(({ title }) => ({ '@type': 'Question', name: title }));
  expect(faqNode()).toMatchObject({ '@type': 'FAQPage', mainEntityOfPage: { '@id': url }, mainEntity: questions });
  const text = expect.stringMatching(/^We automate .* The AI & Automation page describes ten services\.$/);
  expect(faqNode()).toHaveProperty('mainEntity.0.@id', `${url}#faq-ai-automation`);
  expect(faqNode()).toHaveProperty('mainEntity.0.acceptedAnswer.text', text);
});
