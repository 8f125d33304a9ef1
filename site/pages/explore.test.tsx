import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { explorePage } from '../../content/pages/explore.ts';
import { siteMap } from '../../content/site-map.ts';
import { ExplorePage } from './explore.tsx';

const html = renderToStaticMarkup(<ExplorePage />);

test('the map has six needs, each with its pages', () => {
  expect([...html.matchAll(/<section [^>]*id="(\w+)"/g)].map(([, id]) => id)).toEqual(
    explorePage.needs.map(({ id }) => id),
  );
  const links = explorePage.needs.flatMap(({ cards }) => cards.map(({ link }) => link));
  for (const link of links) expect(html).toContain(`href="${link}"`);
});

test('every page of the site can be reached from the map', () => {
  // Reached from the header or from a page's own form, or not meant to be looked up.
  const elsewhere = new Set(['/', '/services', '/explore', '/login', '/forgot-password', '/notFound']);
  const missing = Object.keys(siteMap).filter((path) => !html.includes(`href="${path}"`));
  expect(missing.filter((path) => !elsewhere.has(path))).toEqual([]);
});

test('every instrument of the plan and every line of its list leads to a need that is there', () => {
  for (const { id } of explorePage.needs) expect(html.match(new RegExp(`<a [^>]*href="#${id}"`, 'g'))).toHaveLength(2);
});

test('the plan is for the eye and the mouse alone; the list has the same links for everyone', () => {
  expect(html.match(/<a [^>]*tabindex="-1"[^>]*>/g)).toHaveLength(6);
  expect(html).toContain('<nav class');
});

test('without JavaScript the search is not shown, and the form leads to the map', () => {
  const form = /<form [^>]*>/.exec(html)?.[0] ?? '';
  expect(form).toContain('data-needs-script');
  expect(form).toContain('action="/explore"');
  expect(form).toContain('role="search"');
});

test('every id is given once', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
