import { type Browser, launch } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumFlags, provideChromium } from '../../tools/environment/chromium.ts';
import { floorPair, startFloorSite } from '../harness/floor-site.ts';
import { type Press, pressEverything } from '../harness/press-everything.ts';

/**
 * The limit in milliseconds for the time to the next paint, for a long task, and for all work of the main thread, at the full speed of this
 * machine. The goal is 50 at a quarter of that speed (`npm run interactions`); the margin is for slow machines.
 */
const bound = 100;
/**
 * How many times the work of a press on a page with nothing but a button a slow press takes at least: a machine may be several times
 * slower from one hour to the next, and that button with it.
 */
const timesTheFloor = 8;
/** A press counts as slow only if it is slow in every run. */
const tries = 3;

/** Pages that together have every widget, with the widgets that must be found on each. */
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

test.concurrent.each(Object.entries(pages))('every control on %s responds within the limit', async (path, widgets) => {
  // Waiting for another process takes time, too, but does not count as work.
  const isSlow = ({ interaction, task, work }: Press) => Math.max(interaction, task) > bound && work > bound;
  let slow: Press[] = [];
  for (let run = 0; run < tries; run++) {
    const presses = await pressEverything(browser, {
      origin: inject('origin'),
      path,
      slowdown: 1,
      restMs: 60,
      // The header and footer are the same on every page.
      within: path === '/' ? 'body' : 'main',
    });
    expect(presses.map(({ widget }) => widget)).toEqual(expect.arrayContaining([...widgets]));
    const before = slow;
    slow = presses
      .filter(isSlow)
      .filter(({ control }) => run === 0 || before.some((press) => press.control === control));
    if (slow.length === 0) return;
  }
  const leastWork = timesTheFloor * (await floorWork());
  expect(slow.filter(({ work }) => work > leastWork)).toEqual([]);
});

/** The most work of three presses on a page with nothing but a button. */
async function floorWork(): Promise<number> {
  const { origin, close } = await startFloorSite();
  const presses: Press[] = [];
  for (let run = 0; run < tries; run++)
    presses.push(...(await pressEverything(browser, { origin, path: floorPair[0], slowdown: 1, restMs: 60 })));
  close();
  return Math.max(...presses.map(({ work }) => work));
}
