import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { closeContexts, sharedBrowser } from '../harness/browser.ts';

/** The browser of a test file that has called `useBrowser`, from its first `beforeAll` on. */
export let browser: Browser;

/** Provides a browser for the tests of a file, and closes after them what they have opened. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeContexts(browser));
}
