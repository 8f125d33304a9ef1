import { guides } from '../../../content/guides.ts';
import type { Specified } from './specified.ts';

/** The AI pages and the SEO guides. */
export const knowledge: readonly Specified[] = [
  {
    says: 'AI at a Glance: stats, a timeline, application cards and challenges',
    on: ['/Ai-Glance'],
    exactly: { h1: ['AI at a Glance'] },
    count: { '#readings': 1, 'section#timeline': 1, 'section#applications': 1, 'section#challenges': 1 },
  },
  {
    says: 'The timeline: 1950, 1997, 2012, 2025',
    on: ['/Ai-Glance'],
    part: '#timeline',
    exactly: { time: ['1950', '1997', '2012', '2025'] },
  },
  {
    says: 'Application cards have external links',
    on: ['/Ai-Glance'],
    part: '#applications',
    count: { 'li > a[href^="https://"]': 6, li: 6 },
  },
  {
    says: 'AI in depth: topic cards, each with external links',
    on: ['/Ai-Depth'],
    part: 'article > ol',
    count: { ':scope > li[id]': 10, ':scope > li:has(a[href^="https://"])': 10 },
  },
  guide('what-is-seo', 'What is SEO?'),
  guide('seo-process', 'The SEO process'),
  guide('local-seo', 'Local SEO'),
  guide('ecommerce-seo', 'E-commerce SEO'),
  guide('technical-seo', 'Technical SEO'),
  guide('keyword-research', 'Keyword research'),
  guide('mobile-seo', 'Mobile SEO'),
  guide('cloud-seo', 'Cloud SEO'),
  guide('security-seo', 'Security and SEO'),
];

function guide(name: string, heading: string): Specified {
  return {
    says: `The SEO detail page ${name} carries text of its own, with sources`,
    on: [`/seo-details/${name}`],
    exactly: { h1: [heading] },
    count: {
      'section#sources': 1,
      'svg[role="img"][aria-label]': 1,
      'nav[aria-labelledby="contents"] a[href="#sources"]': 1,
      'nav[aria-labelledby="contents"] a[href="#check-list"]': 1,
      'nav[aria-label="All SEO guides"] li > a': Object.keys(guides).length,
      [`a[href="/seo-details/${name}"][aria-current="page"]`]: 1,
      'table:not(:has(caption)), th:not([scope])': 0,
    },
  };
}
