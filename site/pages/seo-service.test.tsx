import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guideAt } from '../media/lens/lens.tsx';
import { SeoServicePage } from './seo-service.tsx';

const html = renderToStaticMarkup(<SeoServicePage />);
const cards = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>Learn More<span[^>]*>: ([^<]*)</g)];

test("nine cards have 'Learn More' links to the detail pages, in the order of the route table", () => {
  expect(cards.map(([, href]) => href)).toEqual([
    '/seo-details/what-is-seo',
    '/seo-details/seo-process',
    '/seo-details/local-seo',
    '/seo-details/ecommerce-seo',
    '/seo-details/technical-seo',
    '/seo-details/keyword-research',
    '/seo-details/mobile-seo',
    '/seo-details/cloud-seo',
    '/seo-details/security-seo',
  ]);
});

test("each 'Learn More' says to a screen reader what of", () => {
  const titles = [...html.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, title]) => title);
  expect(cards.map(([, , title]) => title)).toEqual(titles);
});

test('the nine hours on the ring of the lens run over the top, the fifth at noon', () => {
  const [noon] = guideAt(5);
  expect(guideAt(1)[0]).toBeLessThan(noon);
  expect(guideAt(9)[0] - noon).toBeCloseTo(noon - guideAt(1)[0]);
  expect(guideAt(5)[1]).toBeLessThan(guideAt(1)[1]);
});

test('what we do and what we do not do both stand on the page', () => {
  expect(html).toContain('What we do for you');
  expect(html).toContain('What we do not do');
});
