import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../harness/browser.ts';

/** The browser of a test file that has called `useBrowser`, from its first `beforeAll` on. */
export let browser: Browser;

/** Opens a browser for the tests of a file, and closes it after them. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
}
