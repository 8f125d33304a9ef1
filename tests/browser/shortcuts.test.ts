import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openPage, page, useBrowser } from './shared-browser.ts';

/** Each key with its section, and a page that may have a section of the same name. */
const shortcuts = [
  ['1', 'home', '/team'],
  ['2', 'about-us', '/about'],
  ['3', 'services', '/Graphic-Services'],
  ['4', 'features', '/UiUx-Services'],
  ['5', 'faq', '/faq'],
  ['6', 'contact-us', '/contact'],
] as const;
useBrowser();
beforeAll(() => openPage({ reducedMotion: 'reduce' }));

/** Presses a key with Ctrl; returns whether the browser's default was prevented. */
async function press(key: string): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('keydown', ({ key: pressed, defaultPrevented }) => {
      if (pressed !== 'Control') Object.assign(globalThis, { suppressed: defaultPrevented });
    });
  });
  await page.keyboard.press(`Control+${key}`);
  return page.evaluate(() => (globalThis as unknown as { suppressed: boolean }).suppressed);
}

/** The distance in pixels from the top of the viewport to a section. */
const topOf = (id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? NaN), id);

describe('on the landing page', () => {
  test('Ctrl and a number scroll to a section, 80 px below the top, with the default action suppressed', async () => {
    await page.goto('/');
    for (const [key, id] of shortcuts) {
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      expect([key, await press(key)]).toEqual([key, true]);
      // The first section cannot be scrolled below the top of the page.
      await expect.poll(() => topOf(id), { message: id }).toBeLessThanOrEqual(81);
      expect(await topOf(id), id).toBeGreaterThanOrEqual(id === 'home' ? 0 : 79);
    }
  });

  test('they do nothing while a text field has the focus', async () => {
    await page.goto('/');
    await page.getByLabel('Subject').first().focus();
    const before = await page.evaluate(() => scrollY);
    expect(await press('1')).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test.each(shortcuts)('elsewhere, Ctrl+%s leads to /#%s from %s', async (key, id, from) => {
  await page.goto(from);
  await page.keyboard.press(`Control+${key}`);
  await expect.poll(() => page.url().replace(inject('origin'), '')).toBe(`/#${id}`);
});
