import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { Document } from './document.tsx';
import { breadcrumbsTo, notFoundPage, pageAt, type Page } from './page.ts';

const render = (page: Page) => renderToStaticMarkup(<Document page={page}>Content</Document>);
const graphOf = (html: string): Record<string, unknown>[] => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}';
  return JSON.parse(json)['@graph'] as Record<string, unknown>[];
};

describe('a page of the site', () => {
  const html = render(pageAt('/services/cloud-services'));

  test('names itself to search engines and shared links', () => {
    expect(html).toContain(`<link rel="canonical" href="${company.origin}/services/cloud-services"/>`);
    expect(html).toContain(`<meta property="og:url" content="${company.origin}/services/cloud-services"/>`);
    expect(html).not.toContain('noindex');
  });

  test('shows its own picture where it is shared, with its size and what is on it', () => {
    const picture = `${company.origin}/social-cards/services-cloud-services.png`;
    expect(html).toContain(`<meta property="og:image" content="${picture}"/>`);
    expect(html).toContain(`<meta name="twitter:image" content="${picture}"/>`);
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="630"/>');
    expect(html).toMatch(/<meta property="og:image:alt" content="[^"]*Cloud Services[^"]*"\/>/);
    expect(graphOf(html).find((node) => node['@type'] === 'WebPage')).toMatchObject({ image: picture });
  });

  test('has a language, one main and a way to skip to it', () => {
    expect(html).toContain('<html lang="en-IN">');
    expect(html.match(/<main id="main"/g)).toHaveLength(1);
    expect(html).toMatch(/<body><a class="skip" href="#main">/);
  });

  test('has header and footer', () => {
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
  });

  test('tells its breadcrumbs to machines', () => {
    const page = graphOf(html).find((node) => node['@type'] === 'WebPage');
    expect(page?.['breadcrumb']).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Services' }, { name: 'Cloud Services' }],
    });
  });

  test('carries no script but data, and no style attribute', () => {
    expect(html.match(/<script(?! type="application\/ld\+json")/)).toBeNull();
    expect(html).not.toContain(' style=');
  });
});

test('the home page tells the facts of the company', () => {
  const organization = graphOf(render(pageAt('/'))).find((node) => String(node['@type']).includes('LocalBusiness'));
  expect(organization).toMatchObject({
    name: company.name,
    address: { postalCode: '302017', addressLocality: 'Jaipur' },
  });
});

test('the login, signup and forgot-password pages have no header or footer', () => {
  const html = render(pageAt('/login', { frame: 'none' }));
  expect(html).not.toContain('<header');
  expect(html).not.toContain('<footer');
  expect(html).toContain('<main id="main"');
});

test('an unmatched path is kept out of search engines and names no address of its own', () => {
  const html = render(notFoundPage());
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:url');
});

test('the placeholder for missing profiles is kept out of search engines', () => {
  expect(render(pageAt('/notFound'))).toContain('<meta name="robots" content="noindex"/>');
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
