import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { faq } from '../../content/faq.ts';
import { openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();
async function openFaq(options: BrowserContextOptions = {}, hash = ''): Promise<void> {
  await openPage({ reducedMotion: 'reduce', ...options });
  await page.goto(`/faq${hash}`);
}
const questions = () => page.locator('#faq details');
const question = (index: number) => questions().nth(index).locator('summary');
/** The numbers, from 1, of the items that are open. */
const open = () =>
  questions().evaluateAll((all) => all.flatMap((item, at) => ((item as HTMLDetailsElement).open ? [at + 1] : [])));
/** Tells a plus from a minus by its vertical stroke. */
const sign = (index: number) =>
  question(index).evaluate((line) =>
    getComputedStyle(line, '::after').maskSize.endsWith('2px 100%') ? 'plus' : 'minus',
  );

test('clicking an item opens it and closes any other; clicking the open item, which alone shows a minus, closes it', async () => {
  await openFaq();
  expect((await open()).length).toBeLessThanOrEqual(1);
  expect(await questions().count()).toBe(faq.items.length);
  const tree = await page.locator('#faq').ariaSnapshot();
  for (const { title } of faq.items) expect(tree).toContain(title);
  await question(2).click();
  await expect.poll(open).toEqual([3]);
  await question(5).click();
  await expect.poll(open).toEqual([6]);
  expect([await sign(5), await sign(4)]).toEqual(['minus', 'plus']);
  await question(5).click();
  await expect.poll(open).toEqual([]);
  expect(await sign(5)).toBe('plus');
});

test('Tab goes from question to question, Enter and Space open and close', async () => {
  await openFaq();
  await question(4).focus();
  await page.keyboard.press('Enter');
  await expect.poll(open).toEqual([5]);
  await page.keyboard.press('Space');
  await expect.poll(open).toEqual([]);
  await question(2).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(open).toEqual([4]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(open).toEqual([3]);
});

test.each([true, false])('a link to an answer opens it and shows its question, with scripts: %s', async (scripts) => {
  await openFaq({ javaScriptEnabled: scripts }, '#faq-seo-optimization');
  await expect.poll(open).toEqual([4]);
  for (const part of [question(3), page.locator('#faq-seo-optimization')])
    await expect.poll(() => part.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
