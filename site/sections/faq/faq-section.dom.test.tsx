import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { faq } from '../../../content/faq.ts';
import { FaqSection } from './faq-section.tsx';

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<FaqSection {...faq} />);
});

test("the heading is 'FAQ'", () => {
  expect(document.querySelector('#faq h2')?.textContent).toBe('FAQ');
});

test('seven items, numbered from 1', () => {
  expect(
    [...document.querySelectorAll('summary')].map((item) => [
      item.querySelector('span')?.textContent,
      item.querySelector('h3')?.textContent,
    ]),
  ).toEqual([
    ['1', 'AI & Automation'],
    ['2', 'Web Development'],
    ['3', 'Cloud Services'],
    ['4', 'SEO Optimization'],
    ['5', 'Content Writing'],
    ['6', 'UI/UX Design'],
    ['7', 'App Development'],
  ]);
});

test('none or one item is open: they share one name, and at most one begins open', () => {
  const items = [...document.querySelectorAll('details')];
  expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['faq']));
  expect(items.filter((item) => item.hasAttribute('open')).length).toBeLessThanOrEqual(1);
});

test('every item has an answer, and an address of its own', () => {
  for (const item of document.querySelectorAll('details')) {
    expect(item.querySelector('summary + p')?.textContent?.length).toBeGreaterThan(100);
    expect(item.id).toMatch(/^faq-/);
  }
});

test("a card 'Frequently Asked Questions' leads to /contact, 'Need a Personalized UX Strategy?' to /lets-talk", () => {
  const cards = [...document.querySelectorAll('div:has(> h3)')].map((card) => [
    card.querySelector('h3')?.textContent,
    card.querySelector('a')?.textContent,
    card.querySelector('a')?.getAttribute('href'),
  ]);
  expect(cards).toEqual([
    ['Frequently Asked Questions', 'Contact Our Team', '/contact'],
    ['Need a Personalized UX Strategy?', 'Get Consultation', '/lets-talk'],
  ]);
});
