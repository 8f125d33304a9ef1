import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';

const shared = globalThis as { browserOfTests?: Browser };

/** The browser of a test file that has called `useBrowser`, from its first `beforeAll` on. */
export let browser: Browser;

/**
 * Provides the browser of this process for the tests of a file, and closes after them what they have opened in it: starting one takes
 * longer than most test files.
 */
export function useBrowser(): void {
  beforeAll(async () => {
    if (!shared.browserOfTests?.isConnected()) shared.browserOfTests = await openBrowser();
    browser = shared.browserOfTests;
  });
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
}
