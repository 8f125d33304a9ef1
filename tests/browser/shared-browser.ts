import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeContexts, type Incidents, openContext, sharedBrowser } from '../harness/browser.ts';

/** The browser of a test file that has called `useBrowser`, from its first `beforeAll` on. */
export let browser: Browser;
/** The page that `openPage` or `openStopped` has opened last. */
export let page: Page;

let context: BrowserContext | undefined;

/** Provides a browser for the tests of a file, and closes after them what they have opened. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeContexts(browser));
}

/** Opens an empty page in a context of its own, in place of the one before. Resolves to what the context records. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Incidents> {
  await context?.close();
  const opened = await openContext(browser, inject('origin'), options);
  ({ context } = opened);
  page = await opened.context.newPage();
  return opened.incidents;
}

/** Holds files back, by a pattern of their addresses, until what it resolves to is called. */
export async function holdBack(files: string, on = page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await on.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
