import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { labels } from '../../../content/labels.ts';
import { webDevelopmentPage } from '../../../content/pages/services/web-development.ts';
import { ServiceTabs } from './service-tabs.tsx';

const { label, items } = webDevelopmentPage.tabs;
const tabs = <ServiceTabs label={label} items={items} more={labels.exploreMore} />;
const links = [
  '/services/frontend-development',
  '/services/backend-development',
  '/services/full-stack-solutions',
  '/services/e-commerce-development',
  '/services/cms-wordpress',
  '/services/cybersecurity',
  '/services/seo-growth',
  '/services/performance-optimization',
  '/services/ux-ui-design',
];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  location.hash = '';
  vi.unstubAllGlobals();
});

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const shown = () => document.querySelector('[role=tabpanel][data-selected=true]')?.id;
const lit = () => document.querySelector('svg[data-lit]')?.getAttribute('data-lit');
const tab = (name: string) => screen.getByRole('tab', { name });

test('nine selectable tabs, each with an Explore More link, in order', () => {
  render(tabs);
  expect(screen.getAllByRole('tab')).toHaveLength(9);
  expect(screen.getAllByRole('link', { name: /^Explore More/ }).map((link) => link.getAttribute('href'))).toEqual(
    links,
  );
});

test('the first tab is selected at first', () => {
  render(tabs);
  expect(selected()).toBe('Frontend Development');
  expect(shown()).toBe('frontend-development');
});

test('the selected tab changes on click, and the house lights its part', () => {
  render(tabs);
  fireEvent.click(tab('Cybersecurity'));
  expect(selected()).toBe('Cybersecurity');
  expect(shown()).toBe('cybersecurity');
  expect(lit()).toBe('gate');
});

test('arrow keys, Home and End select and move the focus', () => {
  render(tabs);
  fireEvent.keyDown(tab('Frontend Development'), { key: 'ArrowDown' });
  expect(selected()).toBe('Backend Development');
  expect(document.activeElement).toBe(tab('Backend Development'));
  fireEvent.keyDown(tab('Backend Development'), { key: 'End' });
  expect(selected()).toBe('UX/UI Design');
  fireEvent.keyDown(tab('UX/UI Design'), { key: 'ArrowDown' });
  expect(selected()).toBe('Frontend Development');
  fireEvent.keyDown(tab('Frontend Development'), { key: 'ArrowUp' });
  fireEvent.keyDown(tab('UX/UI Design'), { key: 'Home' });
  expect(selected()).toBe('Frontend Development');
});

test('the tabs are one stop for the Tab key', () => {
  render(tabs);
  expect(screen.getAllByRole('tab').filter((each) => each.tabIndex === 0)).toHaveLength(1);
});

test('a tab controls the panel that is named after it', () => {
  render(tabs);
  for (const each of screen.getAllByRole('tab')) {
    const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(each.id);
  }
});

test('an address with a hash opens its tab', () => {
  location.hash = '#seo-growth';
  render(tabs);
  expect(selected()).toBe('SEO and Growth');
});

test('a click with a modifier is left to the browser', () => {
  render(tabs);
  const left = fireEvent.click(tab('Cybersecurity'), { ctrlKey: true });
  expect(left).toBe(true);
  expect(selected()).toBe('Frontend Development');
});

test('without JavaScript all nine panels are readable and the tabs are links to them', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(tabs);
  expect(page.querySelectorAll('[role]')).toHaveLength(0);
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(
    items.map(({ title }) => title),
  );
  expect([...page.querySelectorAll('ul > li > a')].map((link) => link.getAttribute('href'))).toEqual(
    [...page.querySelectorAll('section')].map(({ id }) => `#${id}`),
  );
});
