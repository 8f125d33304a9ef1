import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { documentTitle } from '../../content/document-title.ts';
import { languages } from '../../contracts/languages.ts';
import { entryOf, isIndexed, paths } from '../harness/built-site.ts';
import { all, attribute, pageOf, pages, wordsOf } from '../harness/pages.ts';

const content = (path: string, name: string) =>
  attribute(pageOf(path), `meta[name="${name}"], meta[property="${name}"]`, 'content');

describe.each(paths)('the head of %s', (path) => {
  const entry = entryOf(path);
  const page = pageOf(path);
  const title = documentTitle(path, entry.title);

  test('has the title and the description of the site map, also for a shared link', () => {
    expect(wordsOf(page.document.querySelector('title'))).toBe(title);
    expect(content(path, 'description')).toBe(entry.description);
    expect(content(path, 'keywords')).toBe(entry.keywords ?? null);
    expect(content(path, 'og:title')).toBe(title);
    expect(content(path, 'og:description')).toBe(entry.description);
    expect(content(path, 'og:url')).toBe(`${company.origin}${path}`);
    expect(content(path, 'og:image')).toMatch(/^https:\/\/.+\.(?:png|jpg)$/);
    expect(content(path, 'twitter:card')).toBe('summary_large_image');
  });

  test('names its canonical address, or keeps search engines out', () => {
    const canonical = attribute(page, 'link[rel=canonical]', 'href');
    expect(canonical).toBe(isIndexed(path) ? `${company.origin}${path}` : null);
    expect(content(path, 'robots')).toBe(isIndexed(path) ? null : 'noindex');
  });

  test('has structured data that parses and names the page', () => {
    const graphs = all(page, 'script[type="application/ld+json"]').map(
      (script) =>
        JSON.parse(script.textContent) as { '@context': string; '@graph': { '@type': unknown; url?: string }[] },
    );
    expect(graphs).toHaveLength(isIndexed(path) ? 1 : 0);
    for (const graph of graphs) {
      expect(graph['@context']).toBe('https://schema.org');
      expect(graph['@graph'].map(({ url }) => url)).toContain(`${company.origin}${path}`);
    }
  });
});

/** The required properties of each type of node, by the guidelines of search engines. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'telephone', 'address', 'openingHoursSpecification'],
  LocalBusiness: ['name', 'address', 'image'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url', 'description', 'image'],
  Service: ['name', 'description', 'provider'],
  FAQPage: ['mainEntity'],
  Article: ['headline', 'dateModified', 'author', 'image', 'mainEntityOfPage'],
};

describe('structured data', () => {
  type Node = { '@id'?: string; '@type': string | string[] };
  const nodes = paths.filter(isIndexed).flatMap((path) => {
    const [script] = all(pageOf(path), 'script[type="application/ld+json"]');
    const { '@graph': graph } = JSON.parse(script?.textContent ?? '') as { '@graph': Node[] };
    return graph.map((node) => ({ path, node }));
  });

  test('knows the kinds of its nodes, and each says what its kind has to', () => {
    const faults = nodes.flatMap(({ path, node }) =>
      [node['@type']].flat().flatMap((type) => {
        const properties = required[type] ?? [`a place in the list of kinds: ${type}`];
        return properties.filter((property) => !(property in node)).map((property) => `${path} lacks ${property}`);
      }),
    );
    expect(faults).toEqual([]);
    expect(new Set(nodes.flatMap(({ node }) => node['@type']))).toEqual(new Set(Object.keys(required)));
  });

  test('calls a page of text an article, not a service', () => {
    const typesOf = (path: string) => nodes.filter((one) => one.path === path).flatMap(({ node }) => node['@type']);
    const services = paths.filter((path) => typesOf(path).includes('Service'));
    expect(services.filter((path) => typesOf(path).includes('Article'))).toEqual([]);
    expect(services).toContain('/UiUx-Services');
    expect(services).not.toContain('/services/ux-ui-design');
  });

  test('refers only to what it describes', () => {
    const ids = new Set(nodes.map(({ node }) => node['@id']));
    const named = nodes.flatMap(({ node }) =>
      [...JSON.stringify(node).matchAll(/(?:publisher|provider|author|mainEntityOfPage)":\{"@id":"(.*?)"/g)].map(
        (match) => match[1],
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('every page, with the answers to forms and to unknown addresses', () => {
  test.each(pages)('$path names its language and fits a phone', (page) => {
    expect(page.document.getAttribute('lang')).toBe(languages.en.tag);
    expect(attribute(page, 'meta[name=viewport]', 'content')).toBe('width=device-width, initial-scale=1');
    expect(all(page, 'meta[charset]')).toHaveLength(1);
  });

  test.each(pages.filter(({ path }) => !(paths as string[]).includes(path)))(
    '$path is in no site map and keeps search engines out',
    (page) => {
      expect(attribute(page, 'meta[name=robots]', 'content')).toBe('noindex');
      expect(all(page, 'link[rel=canonical]')).toHaveLength(0);
    },
  );

  test('no two pages share a title or a description', () => {
    for (const key of ['title', 'description'] as const) {
      expect(new Set(paths.map((path) => entryOf(path)[key])).size).toBe(paths.length);
    }
  });
});
