import { beforeEach, expect, test } from 'vitest';
import { openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();
beforeEach(async () => {
  await openPage({ colorScheme: 'light' });
  // Notes the theme at the moment the first element that can be painted arrives.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(globalThis, { firstTheme: document.documentElement.dataset['theme'] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
});

const toggle = () => page.locator('[data-theme-toggle]:visible').first();
const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
const firstTheme = () => page.evaluate(() => (globalThis as unknown as { firstTheme: string }).firstTheme);
const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function choose(wanted: string): Promise<void> {
  const icon = () => page.evaluate(() => document.documentElement.dataset['icon']);
  for (let clicks = 0; clicks < 3 && (await icon()) !== wanted; clicks++) await toggle().click();
  await expect.poll(theme).toBe(wanted);
}

test('a first visit follows the system; a chosen theme is remembered, and stands before anything is painted', async () => {
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await theme()).toBe('system');
  await expect.poll(ground).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await choose('dark');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.goto('/about');
  expect(await firstTheme()).toBe('dark');
  expect(await ground()).toBe(dark);
});

test('the frame of the browser takes the colour of the chosen theme', async () => {
  const media = () =>
    page.locator('meta[name=theme-color]').evaluateAll((found) => found.map((meta) => meta.getAttribute('media')));
  for (const [chosen, expected] of [
    ['light', ['all', 'not all']],
    ['dark', ['not all', 'all']],
    ['system', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
  ] as const) {
    await choose(chosen);
    expect(await media()).toEqual(expected);
  }
});

test('who asks the system for more contrast gets words and lines in full ink, in light and in dark', async () => {
  const colours = () =>
    page.evaluate(() => {
      const colour = (selector: string, property: 'color' | 'borderTopColor' = 'color') =>
        getComputedStyle(document.querySelector(selector) as Element)[property];
      return [colour('#footer-letter'), colour('#contact-us input', 'borderTopColor'), colour('body')];
    });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await expect.poll(async () => new Set(await colours()).size, { message: colorScheme }).toBe(1);
  }
});
