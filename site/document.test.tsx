import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { siteMap } from '../content/site-map.ts';
import { Document } from './document.tsx';
import { pageAt, type Page } from './page.ts';

const render = (page: Page) => renderToStaticMarkup(<Document page={page}>Content</Document>);
const graphOf = (html: string): Record<string, unknown>[] => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}';
  return JSON.parse(json)['@graph'] as Record<string, unknown>[];
};

test('the structured data of a page has its breadcrumbs, from the home page over every parent', () => {
  const path = '/services/frontend-development';
  const page = graphOf(render(pageAt(path))).find((node) => node['@type'] === 'WebPage');
  const above = ['/', '/services', '/services/web-development', path] as const;
  expect(page?.['breadcrumb']).toMatchObject({ itemListElement: above.map((each) => ({ name: siteMap[each].name })) });
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
