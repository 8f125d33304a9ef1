import { describe, expect, test } from 'vitest';
import { openStopped } from './stopped-clock.ts';
import { page, useBrowser } from './shared-browser.ts';

useBrowser();

const parts = {
  'about-us': { selector: '#about-us li', count: 3 },
  faq: { selector: '#faq details', count: 7 },
} as const;

/** Takes a screenshot, which forces a frame, so that due animations have begun. */
const drawn = () => page.screenshot();

/** The number of animations that have begun in a section. */
async function begun(section: keyof typeof parts): Promise<number> {
  await drawn();
  return page.evaluate(
    (selector) =>
      (globalThis as unknown as { appeared: Element[] }).appeared.filter((part) => part.matches(selector)).length,
    parts[section].selector,
  );
}

async function open(reducedMotion?: 'reduce'): Promise<void> {
  await openStopped('/team', reducedMotion ? { reducedMotion } : {});
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

describe.each(['about-us', 'faq'] as const)('#%s', (section) => {
  test('appears on scrolling into view, once', async () => {
    await open();
    expect(await begun(section)).toBe(0);
    await scrollTo(section);
    await expect.poll(() => begun(section)).toBe(parts[section].count);
    expect(
      await page
        .locator(parts[section].selector)
        .first()
        .evaluate((part) => getComputedStyle(part).animationDuration),
    ).toBe('0.24s');
    await scrollTo('home');
    await drawn();
    await scrollTo(section);
    expect(await begun(section)).toBe(parts[section].count);
  });

  test('is visible from the start with reduced motion', async () => {
    await open('reduce');
    await scrollTo(section);
    expect(await page.locator(parts[section].selector).first().isVisible()).toBe(true);
    expect(await begun(section)).toBe(0);
  });
});
