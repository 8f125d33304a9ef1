import { type Browser, launch } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumFlags, provideChromium } from '../../tools/environment/chromium.ts';
import { type Press, pressEverything } from '../harness/press-everything.ts';

/**
 * From a press to the next paint, for a task, and for all the work of the main thread, in milliseconds at the full speed of this
 * machine. The goal is 50 at a quarter of it (`npm run interactions`); this leaves room for the tests beside it.
 */
const bound = 100;
/** A press that was slow each time is slow; one that was once has met something else on the machine. */
const tries = 3;

/** Pages that have every widget between them, with those that they must be found to have. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': ['contact-form', 'newsletter', 'theme', 'menu', 'show more', 'details', 'footer'],
  '/book-a-call': ['booking-form'],
  '/chatbot': ['chat'],
  '/explore': ['search'],
  '/login': ['account-form'],
  '/services/ai-automation': ['ai-carousel'],
  '/services/web-development': ['service-tabs'],
  '/App-Service': ['slideshow'],
  '/Content-Writing': ['package-picker'],
};

let browser: Browser;
beforeAll(async () => {
  browser = await launch({ executablePath: await provideChromium(), headless: 'shell', args: chromiumFlags });
});
afterAll(() => browser.close());

test.each(Object.entries(pages))('whatever is pressed on %s is answered at once', async (path, widgets) => {
  // Waiting for another program takes time as well, but it is no work.
  const isSlow = ({ interaction, task, work }: Press) => Math.max(interaction, task) > bound && work > bound;
  let slow: Press[] = [];
  for (let run = 0; run < tries; run++) {
    const presses = await pressEverything(browser, {
      origin: inject('origin'),
      path,
      slowdown: 1,
      restMs: 60,
      // The menu and the foot are the same everywhere.
      within: path === '/' ? 'body' : 'main',
    });
    expect(presses.map(({ widget }) => widget)).toEqual(expect.arrayContaining([...widgets]));
    const before = slow;
    slow = presses
      .filter(isSlow)
      .filter(({ control }) => run === 0 || before.some((press) => press.control === control));
    if (slow.length === 0) return;
  }
  expect(slow).toEqual([]);
});
