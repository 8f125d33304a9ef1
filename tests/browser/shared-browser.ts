import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Incidents, openContext } from '../harness/browser.ts';
import { browser } from '../harness/use-browser.ts';

export { browser, useBrowser } from '../harness/use-browser.ts';

/** The page that `openPage` or `openStopped` has opened last. */
export let page: Page;

let context: BrowserContext | undefined;

/** Opens an empty page in a context of its own, in place of the one before. Resolves to what the context records. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Incidents> {
  await context?.close();
  const opened = await openContext(browser, inject('origin'), options);
  ({ context } = opened);
  page = await opened.context.newPage();
  return opened.incidents;
}

/** Holds files back, by a pattern of their addresses, until what it resolves to is called. */
export async function holdBack(files: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const start = Date.UTC(2026, 10, 20, 10);

/** More than a frame takes, after which a press that sends a form is worked out. */
export const frameMs = 20;

/**
 * Opens a page with a stopped clock: timers, dates and animation frames advance only by `page.clock.runFor`.
 * Animations of style sheets have a clock of their own.
 */
export async function openStopped(address: string, options: BrowserContextOptions = {}): Promise<void> {
  await openPage(options);
  // A short time-out, since nothing here depends on real time.
  page.context().setDefaultTimeout(5000);
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto(address);
}

/** Scrolls an island into view and waits for its hydration, without advancing the page's clock. */
export async function wake(island: string): Promise<void> {
  const element = page.locator(`[data-island="${island}"]`);
  await element.scrollIntoViewIfNeeded();
  await page.locator(`[data-island="${island}"][data-live]`).waitFor();
}

/** Makes the page hidden, as if another tab were in front, or visible again. */
export async function setHidden(hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
