import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, openStopped, page, useBrowser } from './shared-browser.ts';

useBrowser();

const open = (options: BrowserContextOptions = {}) => openStopped('/services/ux-ui-design', options);
const delays = (after: string) =>
  page.locator(`[data-after="${after}"]`).evaluateAll((all) => {
    const styles = all.map((one) => getComputedStyle(one));
    return styles.map(({ animationDuration, animationDelay }) => `${animationDuration} ${animationDelay}`);
  });

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

test('nothing fades where less motion is asked for, and a principle card grows slightly under the pointer', async () => {
  await open({ reducedMotion: 'reduce' });
  const fading = page.locator('[data-after]');
  expect(await fading.count()).toBeGreaterThan(2);
  expect(await fading.evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length)).toBe(0);
  const card = page.locator('li', { has: page.getByRole('heading', { name: 'Usability' }) });
  const scale = () => card.evaluate((one) => getComputedStyle(one).scale);
  expect(await scale()).toBe('none');
  await card.hover();
  expect(await scale()).toBe('1.03');
});

/** The parts of a section that have begun to appear. */
async function begun(parts: string): Promise<number> {
  // A screenshot forces a frame, so that due animations have begun.
  await page.screenshot();
  return page.evaluate(
    (selector) =>
      (globalThis as unknown as { appeared: Element[] }).appeared.filter((one) => one.matches(selector)).length,
    parts,
  );
}

async function openHome(options: BrowserContextOptions = {}): Promise<void> {
  await openPage(options);
  await page.addInitScript(() => {
    const appeared: unknown[] = [];
    Object.assign(globalThis, { appeared });
    addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName.includes('part-appears')) appeared.push(target);
    });
  });
  await page.goto('/');
}

const scrollTo = (id: string) =>
  page.evaluate((name) => document.getElementById(name)?.scrollIntoView({ behavior: 'instant' }), id);

/** What appears of two sections of the home page, and how many there are. */
const appearing = [
  ['about-us', '#about-us li', 3],
  ['faq', '#faq details', 7],
] as const;

test('parts of the home page appear on scrolling into view, once', async () => {
  await openHome();
  for (const [, parts] of appearing) expect([parts, await begun(parts)]).toEqual([parts, 0]);
  for (const [section, parts, count] of appearing) {
    await scrollTo(section);
    await expect.poll(() => begun(parts)).toBe(count);
    const first = page.locator(parts).first();
    expect(await first.evaluate((part) => getComputedStyle(part).animationDuration)).toBe('0.24s');
    await scrollTo('home');
    await page.screenshot();
    await scrollTo(section);
    expect([parts, await begun(parts)]).toEqual([parts, count]);
  }
});

test('they are visible from the start with reduced motion', async () => {
  await openHome({ reducedMotion: 'reduce' });
  for (const [section, parts] of appearing) {
    await scrollTo(section);
    expect(await page.locator(parts).first().isVisible()).toBe(true);
    expect([parts, await begun(parts)]).toEqual([parts, 0]);
  }
});
