import { beforeEach, expect, test } from 'vitest';
import { currentTheme, startTheme } from './theme.ts';

const root = document.documentElement;
const button = () => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
  document.body.innerHTML = '<button data-theme-toggle></button>';
});

test('the toggle goes from system to light to dark and back, and its label names the theme', () => {
  startTheme(document, () => localStorage);
  expect(button().ariaLabel).toBe('Theme: system');
  for (const theme of ['light', 'dark', 'system']) {
    button().click();
    expect([currentTheme(root), button().ariaLabel]).toEqual([theme, `Theme: ${theme}`]);
  }
});

test('where storage is forbidden the toggle still works on this page', () => {
  startTheme(document, () => {
    throw new DOMException('denied', 'SecurityError');
  });
  button().click();
  expect(currentTheme(root)).toBe('light');
});

test('a stored value that is no theme counts as system', () => {
  root.dataset['theme'] = 'purple';
  expect(currentTheme(root)).toBe('system');
});

test('a page that becomes visible takes the theme that was chosen on another page', () => {
  startTheme(document, () => localStorage);
  localStorage.setItem('theme', 'dark');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([currentTheme(root), button().ariaLabel]).toEqual(['dark', 'Theme: dark']);
});
