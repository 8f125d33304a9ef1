import { beforeEach, expect, test, vi } from 'vitest';
import { startTheme } from './theme.ts';

const root = document.documentElement;
const theme = () => root.dataset['theme'];
const button = () => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  for (const attribute of ['theme', 'icon']) delete root.dataset[attribute];
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
  document.body.innerHTML = '<button data-theme-toggle></button>';
});

test('the toggle goes from system to light to dark and back, and its label names the theme', async () => {
  startTheme();
  expect(button().ariaLabel).toBe('Theme: system');
  for (const chosen of ['light', 'dark', 'system']) {
    button().click();
    await expect.poll(() => [theme(), button().ariaLabel]).toEqual([chosen, `Theme: ${chosen}`]);
  }
});

test('the icon answers a press at once, and the colours follow', async () => {
  startTheme();
  button().click();
  expect([root.dataset['icon'], theme()]).toEqual(['light', 'system']);
  button().click();
  expect(root.dataset['icon']).toBe('dark');
  await expect.poll(theme).toBe('dark');
});

test('where storage is forbidden the toggle still works on this page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  startTheme();
  button().click();
  await expect.poll(theme).toBe('light');
});

test('a stored value that is no theme counts as system', () => {
  root.dataset['theme'] = 'purple';
  startTheme();
  expect(theme()).toBe('system');
});

test('a page that becomes visible takes the theme that was chosen on another page', () => {
  startTheme();
  localStorage.setItem('theme', 'dark');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([theme(), button().ariaLabel]).toEqual(['dark', 'Theme: dark']);
});
