import { describe, expect, inject, test } from 'vitest';
import { documentTitle } from '../../content/document-title.ts';
import { aliases } from '../../content/site-map.ts';
import { builtSite, entryOf, paths } from '../harness/built-site.ts';
import { addresses as specified, aliases as specifiedAliases } from './specified/addresses.ts';
import { pageOf, wordsOf } from '../harness/pages.ts';

const origin = inject('origin');
const headersOf = (path: string) => builtSite.pages.find((page) => page.path === path)?.headers;
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
      ...headersOf(path),
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

test.each(['/nowhere', '/services/nothing', '/about/us', '/index.php', '/seo-details'])(
  '%s shows the landing page with status 404, under a title of its own',
  async (address) => {
    const page = pageOf('/404');
    const answer = await fetch(new URL(address, origin), { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([404, page.html]);
    expect(Object.fromEntries(answer.headers)).toMatchObject(headersOf(page.path) ?? {});
    expect(wordsOf(page.document.querySelector('title'))).toBe(documentTitle(page.path, 'Page not found'));
  },
);
