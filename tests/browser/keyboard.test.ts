import type { Locator } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { desktop, phone, setTextSize } from '../harness/browser.ts';
import { openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();
beforeAll(() => openPage({ reducedMotion: 'reduce' }));

async function open(viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.mouse.move(1, 1);
  await page.goto('/');
}

const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  });

/** The tab stops from a part of the page until the focus is back in it. */
async function stopsOutside(part: Locator): Promise<string[]> {
  const isWithin = () => part.evaluate((element) => element.contains(document.activeElement));
  const stops: string[] = [];
  while (await isWithin()) await page.keyboard.press('Tab');
  for (; !(await isWithin()); await page.keyboard.press('Tab')) {
    if (await page.evaluate(() => document.activeElement !== document.body)) stops.push(await focused());
  }
  return stops;
}

describe('on a desktop', () => {
  beforeEach(() => open(desktop));

  test('the first Tab offers to skip to the content, and Enter does', async () => {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, header')?.tagName)).toBe('MAIN');
  });

  test('the services menu opens with Enter, holds ten services, and Escape closes it', async () => {
    const toggle = page.getByRole('button', { name: 'Services menu' });
    const services = page.locator('#services-menu');
    await toggle.focus();
    await page.keyboard.press('Enter');
    expect(await services.isVisible()).toBe(true);
    expect(await services.getByRole('listitem').count()).toBe(10);
    await page.keyboard.press('Escape');
    expect(await services.isVisible()).toBe(false);
    expect(await focused()).toBe('Services menu');
  });

  test('the services menu opens on hover and leads to a service; Services shows its section, which the menu no longer covers', async () => {
    const services = page.locator('#services-menu');
    const link = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });
    await link.hover();
    await expect.poll(() => services.isVisible()).toBe(true);
    await link.click();
    await expect.poll(() => services.isVisible()).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).hover();
    await link.hover();
    await services.getByRole('link', { name: 'Cloud Solutions' }).click();
    expect(new URL(page.url()).pathname).toBe('/services/cloud-services');
  });
});

describe('on a phone', () => {
  beforeEach(() => open(phone));

  test('the menu slides out with the same items, and Escape closes it', async () => {
    const button = page.getByRole('button', { name: 'Open menu' });
    const menu = page.locator('#main-menu');
    expect(await menu.isVisible()).toBe(false);
    await button.focus();
    await page.keyboard.press('Enter');
    for (const item of ['About Us', 'Services', 'Features', 'Blog', 'Contact Us', 'Login', "LET'S TALK"]) {
      expect.soft(await menu.getByRole('link', { name: item, exact: true }).isVisible(), item).toBe(true);
    }
    const rest = page.locator(':is(main, footer)[inert]');
    await expect.poll(() => rest.count()).toBe(2);
    expect(await stopsOutside(menu)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await focused()).toBe('Open menu');
    await expect.poll(() => rest.count()).toBe(0);
  });

  test('the menu closes by its button, and for a section that a choice leads to, or Ctrl and a number, which has the focus', async () => {
    const menu = page.locator('#main-menu');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    expect(await menu.isVisible()).toBe(false);
    const choices = [
      ['features', () => menu.getByRole('link', { name: 'Features', exact: true }).click()],
      ['faq', () => page.keyboard.press('Control+5')],
    ] as const;
    for (const [section, choose] of choices) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.locator('main[inert]').waitFor();
      await choose();
      await expect.poll(() => menu.isVisible()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(section);
    }
  });

  test('an open menu stays open when a tablet is rotated', async () => {
    const menu = page.locator('#main-menu');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await menu.getByRole('link', { name: 'Cloud Solutions' }).isVisible()).toBe(true);
    expect(await menu.getByRole('button', { name: 'Services menu' }).isVisible()).toBe(false);
  });
});

test('with text twice as large no link is behind the header when Shift and Tab come to it from below', async () => {
  await page.setViewportSize({ width: 1920, height: 1200 });
  await page.goto('/explore');
  await setTextSize(page, 32);
  await page.locator('footer summary').focus();
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press('Shift+Tab');
    const isSeen = await page.evaluate(() => {
      const stop = document.activeElement;
      const box = stop?.getBoundingClientRect();
      if (!box || stop?.closest('header')) return undefined;
      const heights = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => box.y + box.height * part);
      return heights.some((y) => stop?.contains(document.elementFromPoint(box.x + box.width / 2, y)));
    });
    if (isSeen === undefined) break;
    if (!isSeen) hidden.push(await focused());
  }
  await setTextSize(page, 16);
  expect(hidden).toEqual([]);
});
