import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { hero } from '../../../content/landing.ts';
import { loadIslands } from '../../../static-site/island.tsx';
import { registry } from '../../islands/registry.ts';
import { Claims } from '../claims/claims.tsx';
import { HeroSection } from './hero-section.tsx';

beforeAll(async () => {
  await loadIslands(registry);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <HeroSection {...hero} />
      <Claims claims={hero.claims} note={hero.claimsNote} />
    </>,
  );
});

test("the heading reads 'Modern Solution for Freelance Marketplace' before the word rotates", () => {
  const headings = document.querySelectorAll('h1');
  expect(headings).toHaveLength(1);
  const spoken = headings[0]?.cloneNode(true) as HTMLElement;
  for (const silent of spoken.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  expect(spoken.textContent?.replaceAll(/\s+/g, ' ')).toBe('Modern Solution for Freelance Marketplace');
});

test('the rotating word cycles through five words', () => {
  expect(hero.heading.words).toEqual(['Freelance', 'Entrepreneurship', 'Innovation', 'Remote Work', 'Collaboration']);
});

test("the subtitle is 'Transform Your Business with Smart Solutions'", () => {
  expect(document.querySelector('#home p')?.textContent).toBe('Transform Your Business with Smart Solutions');
});

test("'Explore More' leads to /explore and 'Let’s Chat' to /lets-talk", () => {
  const links = [...document.querySelectorAll('#home a')].map((link) => [
    link.textContent?.trim(),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Explore More', '/explore'],
    ['Let’s Chat', '/lets-talk'],
  ]);
});

test("the illustration's alternative text is 'Freelance Marketplace Illustration'", () => {
  expect(document.querySelector('#home [role="img"]')?.getAttribute('aria-label')).toBe(
    'Freelance Marketplace Illustration',
  );
});

test('the three claims follow', () => {
  expect([...document.querySelectorAll('li')].map((claim) => claim.textContent?.trim())).toEqual([
    'Product by Elite Author',
    'Trusted by 3,300+ Users',
    'Absolute Satisfaction',
  ]);
});
