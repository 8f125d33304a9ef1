import { describe, expect, inject, test } from 'vitest';
import { labels } from '../../content/labels.ts';
import { builtSite, paths } from '../harness/built-site.ts';
import { all, pageOf, type ParsedPage, pages, wordsOf } from '../harness/pages.ts';

const origin = inject('origin');
const known = new Set(builtSite.pages.map(({ path }) => path));

/** All links and files of a page within the site, as absolute addresses. */
function references(page: ParsedPage, selector: string, attribute: string): URL[] {
  return all(page, selector)
    .map((element) => new URL(element.getAttribute(attribute) ?? '', new URL(page.path, origin)))
    .filter((url) => url.origin === origin);
}

describe.each(pages)('the links of $path', (page) => {
  test('lead to pages as they are spelled, without a redirect, to anchors that exist, and over no open line', () => {
    const links = references(page, 'a[href]:not([href$=".pdf"])', 'href');
    const isDead = ({ pathname, hash }: URL) =>
      !known.has(pathname) ||
      (hash !== '' && !pageOf(pathname).document.querySelector(`[id="${decodeURIComponent(hash.slice(1))}"]`));
    expect(links.filter(isDead).map(({ pathname, hash }) => pathname + hash)).toEqual([]);
    const named = all(page, 'a[href]').map((link) => link.getAttribute('href') ?? '');
    expect(named.filter((href) => /^http:|localhost|127\.0\.0\.1/.test(href))).toEqual([]);
  });

  test('open other sites in a new tab that has no hold on this one, and say so', () => {
    const outside = all(page, 'a[href]').filter((link) => /^(?:https?:)?\/\//.test(link.getAttribute('href') ?? ''));
    const careless = outside.filter(
      (link) =>
        link.getAttribute('target') !== '_blank' ||
        !link.getAttribute('rel')?.split(' ').includes('noopener') ||
        !wordsOf(link).endsWith('(opens in a new tab)'),
    );
    expect(careless.map((link) => link.outerHTML.slice(0, 120))).toEqual([]);
  });
});

test('every page can be reached from the landing page', () => {
  const reached = new Set<string>(['/']);
  for (const path of reached) {
    for (const { pathname } of references(pageOf(path), 'a[href]', 'href'))
      if (known.has(pathname)) reached.add(pathname);
  }
  expect(paths.filter((path) => !reached.has(path))).toEqual([]);
});

test('every page that says what decides a price leads from there to how a quotation and payment work', () => {
  const priced = pages.flatMap((page) =>
    all(page, 'main dl > div').filter((part) => wordsOf(part).startsWith(labels.offer.priceDependsOn)),
  );
  expect(priced.length).toBeGreaterThan(15);
  expect(priced.filter((part) => !part.querySelector('a[href="/how-we-work"]')).map(wordsOf)).toEqual([]);
});

test('every file that a page names is served', async () => {
  const files = new Set(
    pages.flatMap((page) =>
      [
        ...references(page, 'img[src], script[src], video[src], source[src], track[src]', 'src'),
        ...references(page, 'a[href$=".pdf"]', 'href'),
        ...references(page, 'link[href]:not([rel=canonical], [rel=expect])', 'href'),
        ...references(page, 'video[poster]', 'poster'),
      ].map(({ pathname }) => pathname),
    ),
  );
  expect(files.size).toBeGreaterThan(3);
  for (const file of files) {
    const answer = await fetch(new URL(file, origin), { method: 'HEAD' });
    expect.soft([file, answer.status]).toEqual([file, 200]);
  }
});

test('every form leads to a door of the server', async () => {
  const actions = new Set(pages.flatMap((page) => references(page, 'form', 'action').map(({ pathname }) => pathname)));
  expect(actions.size).toBeGreaterThan(0);
  for (const action of actions) {
    const answer = await fetch(new URL(action, origin), { method: 'POST' });
    expect.soft([action, answer.status]).not.toEqual([action, 404]);
  }
});
