import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openContext } from '../harness/browser.ts';

const start = Date.UTC(2026, 10, 20, 10);

/**
 * Opens a page on which time stands still: timers, dates and frames of its scripts move only by `page.clock.runFor`.
 * Animations of style sheets have a clock of their own. Close the page's context afterwards.
 */
export async function openStopped(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { context } = await openContext(browser, inject('origin'), options);
  // What does not come at once does not come: nothing here waits for time to pass.
  context.setDefaultTimeout(5000);
  const page = await context.newPage();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto(address);
  return page;
}

/** Brings an island into view and waits until it answers; none of the page's time passes. */
export async function wake(page: Page, island: string): Promise<void> {
  const element = page.locator(`[data-island="${island}"]`);
  await element.scrollIntoViewIfNeeded();
  await page.locator(`[data-island="${island}"][data-live]`).waitFor();
}

/** Lets the page believe that another tab was brought to the front, or that it has come back. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
