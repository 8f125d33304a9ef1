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

// First, since the pages of the tests before it would take the theme of this one's storage.
test.each(['SecurityError', 'QuotaExceededError'])('where storage fails by a %s the choice holds', async (name) => {
  const fail = () => {
    throw new DOMException('', name);
  };
  vi.stubGlobal('localStorage', { getItem: name === 'SecurityError' ? fail : () => null, setItem: fail });
  startTheme();
  button().click();
  await expect.poll(theme).toBe('light');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(theme()).toBe('light');
});

test('the toggle goes from system to light to dark and back: the icon at once, then the colours, and its label names the theme', async () => {
  startTheme();
  expect(button().ariaLabel).toBe('Theme: system');
  for (const [before, chosen] of Object.entries({ system: 'light', light: 'dark', dark: 'system' })) {
    button().click();
    expect([root.dataset['icon'], theme()]).toEqual([chosen, before]);
    await expect.poll(() => [theme(), button().ariaLabel]).toEqual([chosen, `Theme: ${chosen}`]);
  }
  button().click();
  button().click();
  expect(root.dataset['icon']).toBe('dark');
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
