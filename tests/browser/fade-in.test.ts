import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStopped } from './stopped-clock.ts';
import { page, useBrowser } from './shared-browser.ts';

useBrowser();

const open = async (options: BrowserContextOptions = {}) => {
  await openStopped('/services/ux-ui-design', options);
};
const delays = (after: string) =>
  page
    .locator(`[data-after="${after}"]`)
    .evaluateAll((all) =>
      all.map((one) => getComputedStyle(one)).map((style) => `${style.animationDuration} ${style.animationDelay}`),
    );

test('sections fade in within 1 second, with delays of 0, 0.2 and 0.4 seconds, and only once', async () => {
  await open();
  expect(new Set(await delays('0'))).toEqual(new Set(['1s 0s']));
  expect(new Set(await delays('0.2'))).toEqual(new Set(['1s 0.2s']));
  expect(new Set(await delays('0.4'))).toEqual(new Set(['1s 0.4s']));
  const fading = page.locator('[data-after="0.4"]').first();
  const opacityAt = (ms: number) =>
    fading.evaluate((one, time) => {
      const [animation] = one.getAnimations();
      animation?.pause();
      if (animation) animation.currentTime = time;
      return Number(getComputedStyle(one).opacity);
    }, ms);
  expect(await opacityAt(399)).toBe(0);
  expect(await opacityAt(600)).toBeGreaterThan(0);
  expect(await opacityAt(1400)).toBe(1);
});

test('nothing fades where less motion is asked for', async () => {
  await open({ reducedMotion: 'reduce' });
  expect(await page.locator('[data-after]').count()).toBeGreaterThan(2);
  expect(
    await page.locator('[data-after]').evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length),
  ).toBe(0);
});

test('a principle card grows slightly under the pointer', async () => {
  await open({ reducedMotion: 'reduce' });
  const card = page.locator('li', { has: page.getByRole('heading', { name: 'Usability' }) });
  const scale = () => card.evaluate((one) => getComputedStyle(one).scale);
  expect(await scale()).toBe('none');
  await card.hover();
  expect(await scale()).toBe('1.03');
});
