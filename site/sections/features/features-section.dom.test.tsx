import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { reasons } from '../../../content/features.ts';
import { FeaturesSection } from './features-section.tsx';

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<FeaturesSection {...reasons} />);
});

test("'Reasons to Choose Us' has nine cards in the given order", () => {
  expect(document.querySelector('#features h2')?.textContent).toBe('Reasons to Choose Us');
  expect([...document.querySelectorAll('h3')].map((title) => title.textContent)).toEqual([
    'AI-Powered Optimization',
    'Affordable Pricing',
    '24/7 Customer Support',
    '6-Month Free Support',
    'Customer Strategy',
    'Best Premium Images',
    'Free Icon Plugin',
    'Advanced Features',
    'Seamless Integration',
  ]);
});

test("a checkbox right after the list toggles 'Show All Features' and 'Show Less' without a script", () => {
  const toggle = document.querySelector('ul + label');
  expect(toggle?.querySelector('input')?.type).toBe('checkbox');
  expect(toggle?.querySelector('input')?.checked).toBe(false);
  expect([...(toggle?.querySelectorAll('span') ?? [])].map((word) => word.textContent)).toEqual([
    'Show All Features',
    'Show Less',
  ]);
});
