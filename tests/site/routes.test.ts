import { describe, expect, inject, test } from 'vitest';
import { documentTitle } from '../../content/document-title.ts';
import { aliases } from '../../content/site-map.ts';
import { builtSite, entryOf, paths } from '../harness/built-site.ts';
import { addresses as specified, aliases as specifiedAliases } from './specified/addresses.ts';
import { all, attribute, pageOf, parsePage, wordsOf } from '../harness/pages.ts';

const origin = inject('origin');
const get = (address: string) => fetch(new URL(address, origin), { redirect: 'manual' });

describe('every address of the specification', () => {
  test('is one of 46; the others are marked as ours', () => {
    expect(paths.filter((path) => !entryOf(path).ours).toSorted()).toEqual(specified.toSorted());
    expect(specified).toHaveLength(46);
  });

  test.each(paths)('%s is a page, with the headers that the build has for it', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...builtSite.pages.find((page) => page.path === path)?.headers,
      'content-type': 'text/html; charset=utf-8',
      // `no-store` would keep it out of the back/forward cache.
      'cache-control': 'no-cache',
    });
  });
});

describe('another spelling of an address redirects for good', () => {
  const misspelt = paths
    .filter((path) => path !== '/')
    .flatMap((path): [string, string][] => [
      [`${path}/`, path],
      [path.toUpperCase(), path],
      [`${path.toLowerCase()}/`, path],
    ])
    .filter(([from, to]) => from !== to);

  test.each([...misspelt, ...Object.entries({ ...aliases, ...specifiedAliases })])('%s → %s', async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
  });
});

test('a program that keeps passwords is led to where one is changed', async () => {
  const answer = await get('/.well-known/change-password');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account']);
});

describe('an unmatched address', () => {
  test.each(['/nowhere', '/services/nothing', '/about/us', '/index.php', '/seo-details'])(
    '%s shows the landing page with status 404 and a notice',
    async (address) => {
      const answer = await fetch(new URL(address, origin), { headers: { accept: 'text/html' } });
      expect(answer.status).toBe(404);
      const page = parsePage(address, await answer.text());
      expect(wordsOf(page.document)).toContain('That page does not exist. Here is our home page.');
      expect(wordsOf(page.document.querySelector('h1'))).toBe(wordsOf(pageOf('/').document.querySelector('h1')));
      expect(attribute(page, 'meta[name=robots]', 'content')).toBe('noindex');
    },
  );

  test('has a title of its own', () => {
    const titles = ['/', '/404'].map((path) => wordsOf(pageOf(path).document.querySelector('title')));
    expect(titles[1]).toBe(documentTitle('/404', 'Page not found'));
    expect(titles[0]).not.toBe(titles[1]);
  });

  test('has every section of the landing page', () => {
    const sections = (path: string) => all(pageOf(path), 'main [id]').map((element) => element.id);
    expect(sections('/404')).toEqual(expect.arrayContaining(sections('/')));
  });
});
