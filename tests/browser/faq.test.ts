import { beforeEach, expect, test } from 'vitest';
import { faq } from '../../content/faq.ts';
import { openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();
beforeEach(async () => {
  await openPage({ reducedMotion: 'reduce' });
  await page.goto('/faq');
});

const questions = () => page.locator('#faq details');
const question = (index: number) => questions().nth(index).locator('summary');
/** The numbers, from 1, of the items that are open. */
const open = () =>
  questions().evaluateAll((all) => all.flatMap((item, at) => ((item as HTMLDetailsElement).open ? [at + 1] : [])));
/** Tells a plus from a minus by its vertical stroke. */
const sign = (index: number) =>
  question(index)
    .locator('span')
    .last()
    .evaluate((mark) => {
      const { rotate } = getComputedStyle(mark, '::after');
      return rotate === '90deg' ? 'plus' : 'minus';
    });

test('clicking an item opens it and closes any other; clicking the open item closes it', async () => {
  await question(2).click();
  await expect.poll(open).toEqual([3]);
  await question(5).click();
  await expect.poll(open).toEqual([6]);
  await question(5).click();
  await expect.poll(open).toEqual([]);
});

test('a closed item shows a plus, the open one a minus', async () => {
  await question(3).click();
  expect(await sign(3)).toBe('minus');
  expect(await sign(4)).toBe('plus');
  await question(3).click();
  expect(await sign(3)).toBe('plus');
});

test('Tab goes from question to question, Enter and Space open and close', async () => {
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

test('a screen reader hears a button-like summary that is open or closed', async () => {
  await question(0).focus();
  const before = await open();
  expect(before.length).toBeLessThanOrEqual(1);
  const tree = await page.locator('#faq').ariaSnapshot();
  for (const { title } of faq.items) expect(tree).toContain(title);
  expect(await questions().count()).toBe(faq.items.length);
});

test.each([true, false])('a link to an answer opens it and shows its question, with scripts: %s', async (scripts) => {
  await openPage({ javaScriptEnabled: scripts });
  await page.goto('/faq#faq-seo-optimization');
  await expect.poll(open).toEqual([4]);
  for (const part of [question(3), page.locator('#faq-seo-optimization')])
    await expect.poll(() => part.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
