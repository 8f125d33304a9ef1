import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { labels } from '../../../content/labels.ts';
import { webDevelopmentPage } from '../../../content/pages/services/web-development.ts';
import { ServiceTabs } from './service-tabs.tsx';

const { label, items } = webDevelopmentPage.tabs;
const tabs = <ServiceTabs label={label} items={items} more={labels.exploreMore} about={labels.about} />;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('a skip link leaves the chosen tab as it is', () => {
  render(tabs);
  fireEvent.click(screen.getByRole('tab', { name: 'Cybersecurity' }));
  location.hash = '#main';
  fireEvent(window, new Event('hashchange'));
  expect(selected()).toBe('Cybersecurity');
});

test('a click with a modifier is left to the browser', () => {
  render(tabs);
  const left = fireEvent.click(screen.getByRole('tab', { name: 'Cybersecurity' }), { ctrlKey: true });
  expect(left).toBe(true);
  expect(selected()).toBe('Frontend Development');
});
