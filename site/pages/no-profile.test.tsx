import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageAt } from '../page.ts';
import { NoProfilePage } from './no-profile.tsx';

const html = renderToStaticMarkup(<NoProfilePage />);

test('the page says that this profile is not public yet', () => {
  expect(html).toMatch(/<h1[^>]*>This profile is not public yet<\/h1>/);
});

test('there are two ways back: the team and the contact page', () => {
  const actions = [...html.matchAll(/<a href="([^"]+)"[^>]*data-|<a href="([^"]+)" class/g)].map(([, a, b]) => a ?? b);
  expect(actions).toEqual(expect.arrayContaining(['/team', '/contact']));
});

test('search engines leave it out', () => {
  expect(pageAt('/notFound').indexed).toBe(false);
});
