import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { edges } from '../harness/browser.ts';
import { openStopped, page, useBrowser } from './shared-browser.ts';

useBrowser();

const section = () => page.locator('#vlogs');
const banner = () => section().locator('div:has(> h2)');
const row = (index: number) => section().locator('div:has(> ul)').nth(index).locator('ul').first();
const number = () => section().locator('p:has(.visually-hidden) > [aria-hidden]').first();
const pause = () => section().getByRole('checkbox', { name: 'Pause' });

/** The computed style of an element. */
const styleOf = (element: ReturnType<typeof row>, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
const count = () => styleOf(number(), '--count');
const isRunning = async (element: ReturnType<typeof row>) =>
  (await styleOf(element, 'animation-name')) !== 'none' &&
  (await styleOf(element, 'animation-play-state')) === 'running';

/** Pauses the animation of an element and sets it to a time in milliseconds. */
const setTime = (element: ReturnType<typeof row>, ms: number) =>
  element.evaluate((one, time) => {
    const [animation] = one.getAnimations();
    if (!animation) throw new Error('Nothing runs here.');
    animation.pause();
    animation.currentTime = time;
  }, ms);

async function open(options: BrowserContextOptions = {}): Promise<void> {
  await openStopped('/features', options);
  // The count ends within a second, so it is paused as soon as it begins.
  await number().evaluate((one) => {
    one.addEventListener('animationstart', () => {
      for (const animation of one.getAnimations()) animation.pause();
      one.dataset['counts'] = String(Number(one.dataset['counts'] ?? 0) + 1);
    });
  });
  if (options.reducedMotion === 'reduce') await section().scrollIntoViewIfNeeded();
  else await inSight();
}

/** Brings the counter, the banner above it and the first rows into view. */
async function inSight(): Promise<void> {
  await section().locator('label').scrollIntoViewIfNeeded();
  await expect.poll(() => inNextFrame(() => isRunning(banner()))).toBe(true);
  await expect.poll(() => inNextFrame(() => isRunning(row(0)))).toBe(true);
}

const outOfSight = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** Takes a screenshot, which forces the frame in which scroll-driven styles update. */
async function inNextFrame<Result>(look: () => Promise<Result>): Promise<Result> {
  await page.screenshot();
  return look();
}

describe('the belts', () => {
  test('the banner goes round in 50 s, and each of five rows of five chips in 30 s, every second one the other way', async () => {
    await open();
    const rhythm = async (belt: ReturnType<typeof row>) =>
      Promise.all(
        ['duration', 'iteration-count', 'timing-function'].map((property) => styleOf(belt, `animation-${property}`)),
      );
    expect(await rhythm(banner())).toEqual(['50s', 'infinite', 'linear']);
    await setTime(banner(), 25_000);
    expect(await styleOf(banner(), 'translate')).toBe('-25%');
    await setTime(banner(), 50_000 + 12_500);
    expect(await styleOf(banner(), 'translate')).toBe('-12.5%');
    expect(await section().locator('div:has(> ul)').count()).toBe(5);
    for (const index of [0, 1, 2, 3, 4]) {
      expect.soft(await row(index).getByRole('listitem').count()).toBe(5);
      expect.soft(await rhythm(row(index))).toEqual(['30s', 'infinite', 'linear']);
      await setTime(row(index), 7500);
      expect.soft(await styleOf(row(index), 'translate')).toBe(index % 2 === 0 ? '-25%' : '-75%');
    }
  });

  test('one stops under the pointer, and the others go on; all of them are paused and played by one checkbox, by keyboard, and start over when they have left view', async () => {
    await open();
    const pointAt = async (belt: ReturnType<typeof row>) => {
      const box = await belt.boundingBox();
      if (box) await page.mouse.move(640, box.y + Math.min(40, box.height / 2));
    };
    await pointAt(row(0).locator('..'));
    await expect.poll(() => isRunning(row(0))).toBe(false);
    expect(await isRunning(row(1))).toBe(true);
    await pointAt(section().locator('> div').first());
    await expect.poll(() => isRunning(banner())).toBe(false);
    await expect.poll(() => isRunning(row(0))).toBe(true);
    await page.mouse.move(640, 1);

    await pause().focus();
    for (const runs of [false, true]) {
      await page.keyboard.press('Space');
      for (const belt of [banner(), row(0), row(1)]) await expect.poll(() => isRunning(belt)).toBe(runs);
    }

    const time = () => row(0).evaluate((one) => Number(one.getAnimations()[0]?.currentTime));
    await row(0).evaluate((one) => one.getAnimations().forEach((each) => (each.currentTime = 20_000)));
    expect(await time()).toBeGreaterThanOrEqual(20_000);
    await outOfSight();
    await expect.poll(() => inNextFrame(() => styleOf(row(0), 'animation-name'))).toBe('none');
    await inSight();
    expect(await time()).toBeLessThan(20_000);
  });

  test('stand where less motion is asked for, all chips in sight, there is nothing to pause, and the counter shows its end', async () => {
    await open({ reducedMotion: 'reduce' });
    for (const belt of [banner(), row(0), row(4)]) expect(await styleOf(belt, 'animation-name')).toBe('none');
    expect(await pause().isVisible()).toBe(false);
    const chips = section().locator('div:has(> ul) > ul:first-child > li');
    expect(await chips.count()).toBe(25);
    expect(Math.min(...(await edges(chips, 'left')))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...(await edges(chips, 'right')))).toBeLessThanOrEqual(1280);
    expect(await count()).toBe('100');
  });
});

test("the counter to '100+' goes up by one every 10 ms, from 0 to 100, stays there, and counts anew when it comes back into view", async () => {
  const hasCounted = (times: number) =>
    expect.poll(() => inNextFrame(() => number().getAttribute('data-counts'))).toBe(String(times));
  await open();
  await hasCounted(1);
  for (const [ms, shown] of Object.entries({ 0: '0', 9: '0', 10: '1', 505: '50', 990: '99', 999: '99' })) {
    await setTime(number(), Number(ms));
    expect.soft(await count(), `after ${ms} ms`).toBe(shown);
  }
  await number().evaluate((one) => one.getAnimations().forEach((each) => each.finish()));
  expect(await count()).toBe('100');
  expect(await number().textContent()).toBe('+');
  expect(await number().evaluate((one) => getComputedStyle(one, '::before').content)).toBe('counter(count)');
  await outOfSight();
  await expect.poll(() => inNextFrame(count)).toBe('0');
  await inSight();
  await hasCounted(2);
});
