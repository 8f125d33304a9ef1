import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { siteMap } from '../content/site-map.ts';
import { Document } from './document.tsx';
import { breadcrumbsTo, pageAt, type Page } from './page.ts';

const render = (page: Page) => renderToStaticMarkup(<Document page={page}>Content</Document>);
const graphOf = (html: string): Record<string, unknown>[] => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}';
  return JSON.parse(json)['@graph'] as Record<string, unknown>[];
};

test('a page of the site has its breadcrumbs as structured data', () => {
  const path = '/services/cloud-services';
  const page = graphOf(render(pageAt(path))).find((node) => node['@type'] === 'WebPage');
  const crumbs = [{ name: 'Home' }, { name: 'Services' }, { name: siteMap[path].name }];
  expect(page?.['breadcrumb']).toMatchObject({ itemListElement: crumbs });
});

test.each(['/', '/about', '/contact'] as const)('%s has the company’s structured data', (path) => {
  const organization = graphOf(render(pageAt(path))).find((node) => String(node['@type']).includes('LocalBusiness'));
  expect(organization).toMatchObject({
    name: company.name,
    address: { addressLocality: company.address.city, addressCountry: company.address.countryCode },
  });
});

test('no text of the data can end its script element', () => {
  const page: Page = { ...pageAt('/about'), title: '</script><script>alert(1)</script>' };
  expect(render(page)).not.toContain('<script>alert');
});

test('breadcrumbs lead from the home page over every parent', () => {
  expect(breadcrumbsTo('/services/frontend-development').map(({ path }) => path)).toEqual([
    '/',
    '/services',
    '/services/web-development',
    '/services/frontend-development',
  ]);
  expect(breadcrumbsTo('/')).toHaveLength(1);
});
