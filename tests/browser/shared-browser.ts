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
