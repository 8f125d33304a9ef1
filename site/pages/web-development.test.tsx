import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadIslands } from '../../static-site/island.tsx';
import { registry } from '../islands/registry.ts';
import { WebDevelopmentPage } from './web-development.tsx';

let page = '';
beforeAll(async () => {
  await loadIslands({ 'service-tabs': registry['service-tabs'] });
  page = renderToStaticMarkup(<WebDevelopmentPage />);
});

const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

test('nine tabs, each with an Explore More link, in order', () => {
  const explore = [...page.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:<!-- -->)?Explore More/g)].map(([, href]) => href);
  expect(explore).toEqual([
    '/services/frontend-development',
    '/services/backend-development',
    '/services/full-stack-solutions',
    '/services/e-commerce-development',
    '/services/cms-wordpress',
    '/services/cybersecurity',
    '/services/seo-growth',
    '/services/performance-optimization',
    '/services/ux-ui-design',
  ]);
});

test('the drawing that the tabs light stands once on the page', () => {
  expect(page.match(/id="web-house"/g)).toHaveLength(1);
  expect(page).toContain('href="#web-house"');
});

test("'Where to begin' names five situations with a first step each", () => {
  const list = page.slice(page.indexOf('Where to begin'));
  expect(list.match(/<dt/g)).toHaveLength(5);
  expect(links(list)).toContain('/services/performance-optimization');
});

test('one first-level heading, and the offer', () => {
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).toContain('What decides the price');
});
